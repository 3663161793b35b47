"""Counts for Prometheus. Labels are routes and statuses, never a name, a text or a tool."""

from __future__ import annotations

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

from probant.surfaces.http.work import Crew

BUCKETS = (0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)


class Metrics:
    """The counts of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._requests = Counter(
            "probant_http_requests", "Requests answered.", ("method", "route", "status"),
            registry=self._registry,
        )  # fmt: skip
        self._seconds = Histogram(
            "probant_http_request_seconds", "How long answers took.", ("route",),
            buckets=BUCKETS, registry=self._registry,
        )  # fmt: skip

    def count(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, str(status)).inc()
        self._seconds.labels(route).observe(seconds)

    def watch(self, name: str, crew: Crew) -> None:
        """How much work a crew has before it."""
        gauge = Gauge(f"probant_{name}_open", f"Open {name}.", registry=self._registry)
        gauge.set_function(lambda: crew.n_open)

    def text(self) -> tuple[bytes, str]:
        return generate_latest(self._registry), CONTENT_TYPE_LATEST
