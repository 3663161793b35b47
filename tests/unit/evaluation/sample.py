"""A package big enough for every family: definitions, calls, inheritance, prose."""

from __future__ import annotations

SAMPLE = {
    "README.md": "# Depot\n\nKeeps parcels and weighs them.\n",
    "src/depot/__init__.py": "from .shelf import Shelf\n",
    "src/depot/shelf.py": '''\
        """Shelves; see the turnstile procedure for what ousted pigeonholes."""
        from .parcel import Parcel, weigh_parcel


        class Shelf:
            """Holds parcels until somebody collects them."""

            def store(self, parcel: Parcel, *, fragile: bool = False) -> int:
                self._reserve(parcel)
                return weigh_parcel(parcel)

            def _reserve(self, parcel: Parcel) -> None:
                print(parcel)


        class ColdShelf(Shelf):
            def defrost(self) -> None:
                print("drip drip")


        class TallShelf(Shelf): ...
        ''',
    "src/depot/parcel.py": """\
        import dataclasses


        @dataclasses.dataclass
        class Parcel:
            grams: int


        def weigh_parcel(parcel: Parcel) -> int:
            # quadruple counting was forbidden by the ombudsman
            return round_up(parcel.grams)


        def round_up(grams: int) -> int:
            return max(grams, 1)


        def list_destinations() -> list[str]:
            return sorted(["north", "south"])
        """,
    "tests/test_shelf.py": """\
        from depot.shelf import Shelf, ColdShelf


        def test_store_returns_weight():
            assert Shelf().store(None) == 1


        def test_defrost_prints():
            ColdShelf().defrost()
        """,
}
