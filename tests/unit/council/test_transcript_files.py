"""Transcripts on disk: whole or not at all, private, in one chain."""

from __future__ import annotations

import fcntl
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
from datetime import timedelta
from pathlib import Path

import pytest

from probant.council.minutes import files
from probant.council.minutes.chain import (
    check_log_root,
    check_transcript,
    find_transcript,
    is_log_root,
)
from probant.council.minutes.files import names_in, read_directory, write_directory
from probant.council.minutes.manifest import Change, read_manifest
from probant.council.minutes.transcript import (
    Minutes,
    about_of,
    material_of,
    prompt_text,
    write_transcript,
)
from probant.errors import ExecutionError, UsageError
from probant.llm.port import Prompt
from probant.vocabulary.record import replace
from tests.unit.council.keeping import ID, NOW, material, minutes

N_KILLED = 12


def keep(root: Path, number: int = 0, told: Minutes | None = None) -> Path:
    at = NOW + timedelta(seconds=number)
    return write_transcript(told or minutes(f"{number:032x}"), root, now=at)


def test_a_transcript_is_private_and_whole(tmp_path: Path) -> None:
    place = keep(tmp_path / "deep" / "log", told=minutes())
    assert place.name == f"20260304T050607000089Z-{ID}"
    assert sorted(one.name for one in place.iterdir()) == [
        "evidence.json", "manifest.json", "prompt.txt", "request.json", "result.json",
        "stage1.json", "stage2.json", "stage3.json",
    ]  # fmt: skip
    assert {one.stat().st_mode & 0o777 for one in place.iterdir()} == {0o600}
    assert {one.stat().st_mode & 0o777 for one in (place, place.parent)} == {0o700}
    checked = check_transcript(place)
    assert (checked.changes, checked.notes, checked.n_transcripts) == ((), (), 1)


def test_what_was_stored_is_what_the_outcome_depended_on(tmp_path: Path) -> None:
    for number, with_evidence in enumerate((True, False)):
        told = minutes(f"{number:032x}", with_evidence=with_evidence)
        place = keep(tmp_path, number, told)
        assert material_of(read_directory(place)) == material(with_evidence=with_evidence)
        assert (place / "evidence.json").exists() is with_evidence
        request = json.loads((place / "request.json").read_text())
        assert request["evidence_present"] is with_evidence
        assert request["tier"] == "balanced"
        stored = json.loads((place / "result.json").read_text())
        assert stored["transcript_location"] == str(place)


def test_the_account_of_the_evidence_has_verbatim_bodies_and_their_fate(tmp_path: Path) -> None:
    evidence = json.loads((keep(tmp_path) / "evidence.json").read_text())
    assert evidence["ordering_rule"] == "strength_then_source_then_id"
    assert (evidence["tier_max_chars"], evidence["max_evidence_chars"]) == (30_000, 6_000)
    assert evidence["boundary"] == "c" * 32
    kept, dropped = evidence["items"]
    assert kept["content"].endswith("\N{SNOWMAN}\n~~~\n")
    assert (kept["kept"], kept["rendered_position"], kept["content_chars_rendered"]) == (
        True, 1, 240,
    )  # fmt: skip
    assert (kept["chars"], kept["redacted"], len(kept["sha256"])) == (47, False, 64)
    assert (dropped["kept"], dropped["drop_reason"]) == (False, "budget_overflow_dropped")
    assert (dropped["content_chars_submitted"], dropped["content_chars_rendered"]) == (300, 0)
    assert [one["reason"] for one in evidence["warnings"]] == ["budget_overflow_dropped"]


@pytest.mark.parametrize("system", ["", "a\n", "\n\nprobant prompt, system 1 bytes", "\ud800é"])
@pytest.mark.parametrize("user", ["", "\n", "x\r\n\n", "ü\N{SNOWMAN}"])
def test_the_two_texts_of_a_prompt_cannot_be_confused(system: str, user: str) -> None:
    head, _, rest = prompt_text(Prompt(system, user)).partition(b"\n")
    n_system, n_user = (int(one) for one in re.findall(rb"[0-9]+", head))
    raw_system, raw_user = (one.encode(errors="surrogatepass") for one in (system, user))
    assert (rest[:n_system], len(raw_user)) == (raw_system, n_user)
    assert rest[n_system:] == b"\n" + raw_user + b"\n"


def test_half_a_character_of_a_reply_is_kept(tmp_path: Path) -> None:
    told = minutes()
    review = replace(told.material.reviews[0], text="cut \ud83d here")
    changed = replace(told.material, reviews=(review, *told.material.reviews[1:]))
    place = keep(tmp_path, told=replace(told, material=changed))
    assert material_of(read_directory(place)) == changed
    assert check_transcript(place).changes == ()


def test_no_key_gets_into_a_transcript(tmp_path: Path) -> None:
    key, quoted = "sk-proj-0123456789", 'odd"key\\value'
    told = minutes()
    raw = replace(told.material.reviews[0], text=f"{key} {json.dumps(quoted)}", detail=key)
    item = replace(told.material.items[0], content=f"before {key} after")
    told = replace(
        told,
        material=replace(
            told.material,
            reviews=(raw, *told.material.reviews[1:]),
            items=(item, *told.material.items[1:]),
            shown=(key,),
        ),
        prompt=Prompt(key, f"user {key}"),
        request=dict(told.request) | {"rubric_focus": f"look at {key}", key: 1},
        result=dict(told.result) | {"rationale": f"it says {key}"},
        note=key,
    )
    place = write_transcript(told, tmp_path, now=NOW, keys=(key, quoted, "none", ""))
    for file in place.iterdir():
        content = file.read_text()
        assert key not in content, file.name
        assert "odd" not in content, file.name
    evidence = json.loads((place / "evidence.json").read_text())
    assert evidence["items"][0]["content"] == "before [key] after"
    assert [one["redacted"] for one in evidence["items"]] == [True, False]
    assert check_transcript(place).changes == ()


def test_each_transcript_names_the_one_before(tmp_path: Path) -> None:
    first, second, third = (keep(tmp_path, number) for number in range(3))
    checked = check_log_root(tmp_path)
    assert (checked.changes, checked.notes, checked.n_transcripts) == ((), (), 3)
    manifest = read_manifest((third / "manifest.json").read_bytes())
    assert isinstance(manifest, dict)
    assert manifest["previous"] == {
        "directory": second.name,
        "manifest_sha256": check_transcript(second).manifest_sha256,
    }
    assert checked.manifest_sha256 == manifest["manifest_sha256"]
    assert first.name < second.name < third.name


def test_a_clock_that_goes_back_does_not_break_the_order(tmp_path: Path) -> None:
    later = keep(tmp_path, 100)
    earlier = keep(tmp_path, 1)
    assert earlier.name > later.name
    assert check_log_root(tmp_path).changes == ()


def test_a_lost_transcript_is_a_gap_but_a_shortened_log_is_told(tmp_path: Path) -> None:
    places = [keep(tmp_path, number) for number in range(4)]
    shutil.rmtree(places[0])
    checked = check_log_root(tmp_path)
    assert checked.changes == ()
    assert checked.notes == (f"the log begins after {places[0].name}, which is not here",)
    shutil.rmtree(places[2])
    ((name, change),) = check_log_root(tmp_path).changes
    assert name == places[3].name
    assert change.what.startswith(f"names {places[2].name} before it")


def test_what_was_removed_at_the_new_end_a_noted_hash_shows(tmp_path: Path) -> None:
    places = [keep(tmp_path, number) for number in range(3)]
    noted = check_log_root(tmp_path).manifest_sha256
    assert check_log_root(tmp_path, expected=noted).changes == ()
    shutil.rmtree(places[2])
    assert check_log_root(tmp_path).changes == ()
    assert len(check_log_root(tmp_path, expected=noted).changes) == 1


def test_a_forged_transcript_is_found_by_the_next_one(tmp_path: Path) -> None:
    """Written again with another verdict, under the same name: whole in itself."""
    first = keep(tmp_path, 0)
    target = keep(tmp_path, 1)
    keep(tmp_path, 2)
    other = tmp_path / "other"
    shutil.copytree(first, other / first.name)
    told = minutes(f"{1:032x}")
    forged = keep(other, 1, replace(told, result=dict(told.result) | {"verdict": "pass"}))
    shutil.rmtree(target)
    forged.rename(target)
    shutil.rmtree(other)
    assert check_transcript(target).changes == ()
    ((_, change),) = check_log_root(tmp_path).changes
    assert "was rewritten" in change.what


def test_renamed_linked_and_copied_directories(tmp_path: Path) -> None:
    root = tmp_path / "log"
    place = keep(root, 0)
    lone = tmp_path / "copy"
    shutil.copytree(place, lone)
    checked = check_transcript(lone)
    assert checked.changes == ()
    assert checked.notes == (f"it was written as {place.name}",)
    renamed = place.rename(root / place.name.replace("2026", "2027"))
    ((name, change),) = check_log_root(root).changes
    assert (name, change) == (renamed.name, Change("", f"was written as {place.name}"))
    place.symlink_to(renamed)
    assert len(check_log_root(root).changes) == 2


def test_odd_things_in_a_directory_are_named_and_not_opened(tmp_path: Path) -> None:
    place = keep(tmp_path)
    elsewhere = tmp_path / "elsewhere"
    shutil.copy(place / "result.json", elsewhere)
    (place / "result.json").unlink()
    (place / "result.json").symlink_to(elsewhere)
    os.mkfifo(place / "pipe")
    (place / "folder").mkdir()
    (place / "stage1.json").rename(place / "stage9.json")
    for number in range(40):
        (place / f"z{number}").write_bytes(b"")
    told = {change.file: change.what for _, change in check_transcript(place).changes}
    assert told["result.json"] == "is a symbolic link"
    assert told["pipe"] == told["folder"] == told["z39"] == "was added"
    assert told["stage1.json"] == "is missing; the same content stands in stage9.json"


def test_other_modes_are_no_change(tmp_path: Path) -> None:
    place = keep(tmp_path)
    (place / "result.json").chmod(0o644)
    assert check_transcript(place).changes == ()


def test_a_transcript_without_its_manifest_is_no_log_root(tmp_path: Path) -> None:
    place = keep(tmp_path)
    assert is_log_root(tmp_path)
    assert not is_log_root(place)
    (place / "manifest.json").unlink()
    assert not is_log_root(place.rename(tmp_path / "lone"))
    assert check_transcript(tmp_path / "lone").changes == (
        ("lone", Change("manifest.json", "is missing")),
    )


def test_after_a_broken_transcript_the_chain_goes_on_and_says_so(tmp_path: Path) -> None:
    broken = keep(tmp_path, 0)
    (broken / "manifest.json").write_text("{")
    keep(tmp_path, 1)
    whats = [change.what for _, change in check_log_root(tmp_path).changes]
    assert whats == ["is not JSON", f"was written when {broken.name} could not be read"]


def test_an_unwritable_log_root_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UsageError, match=r"cannot be written to .* set PROBANT_LOG_DIR"):
        keep(tmp_path / "file" / "log")


def test_a_write_that_fails_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot be written"):
        write_directory(
            tmp_path, ID, about=about_of(minutes()), now=NOW,
            files=lambda _place: {"fine": b"", "no/such/place": b""},
        )  # fmt: skip
    assert [one.name for one in tmp_path.iterdir()] == [".lock"]


def test_a_log_that_another_process_never_lets_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(tmp_path)
    monkeypatch.setattr(files, "_LOCK_SECONDS", 0.05)
    with (tmp_path / ".lock").open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        with pytest.raises(ExecutionError, match="another process has been writing"):
            keep(tmp_path, 1)
    keep(tmp_path, 1)
    assert check_log_root(tmp_path).changes == ()


def test_evidence_is_kept_when_all_of_it_was_dropped(tmp_path: Path) -> None:
    told = minutes()
    place = keep(tmp_path, told=replace(told, material=replace(told.material, kept_ids=())))
    items = json.loads((place / "evidence.json").read_text())["items"]
    assert [(one["kept"], one["drop_reason"]) for one in items] == [
        (False, "budget_overflow_dropped")
    ] * 2
    assert [one["content"] for one in items] == [one.content for one in told.material.items]
    assert [one["source"] for one in items] == ["bandit@1.8", "slop@1"]


def test_a_directory_named_after_no_time_is_said(tmp_path: Path) -> None:
    (tmp_path / f"99999999T999999999999Z-{ID}").mkdir()
    with pytest.raises(UsageError, match="named after no time"):
        keep(tmp_path)


def test_a_transcript_is_found_by_its_id(tmp_path: Path) -> None:
    one = keep(tmp_path, told=minutes("abcd" + "0" * 28))
    other = keep(tmp_path, 1, minutes("abce" + "0" * 28))
    assert find_transcript("latest", tmp_path) == other
    assert find_transcript("abcd", tmp_path) == one
    assert find_transcript("abce" + "0" * 28, tmp_path) == other
    assert find_transcript(str(one), tmp_path) == one
    for named in ("abc", "ffff", "", "../x", "abcd\n"):
        with pytest.raises(UsageError):
            find_transcript(named, tmp_path)
    keep(tmp_path, 2, minutes("abcd" + "1" * 28))
    with pytest.raises(UsageError, match="begins 2 ids"):
        find_transcript("abcd", tmp_path)
    with pytest.raises(UsageError, match="no transcript"):
        find_transcript("latest", tmp_path / "nowhere")


WRITER = """
import sys
from datetime import UTC, datetime
from pathlib import Path
import os
from probant.council.minutes.transcript import write_transcript
from tests.unit.council.keeping import minutes
print("ready", flush=True)
for _ in range(int(sys.argv[2])):
    write_transcript(minutes(os.urandom(16).hex()), Path(sys.argv[1]), now=datetime.now(UTC))
"""


def writer(root: Path, n_times: int) -> subprocess.Popen[bytes]:
    here = Path(__file__).parents[3]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(here / "src"), str(here)])}
    return subprocess.Popen(
        [sys.executable, "-c", WRITER, str(root), str(n_times)],
        stdout=subprocess.PIPE,
        env=environment,
    )


def test_runs_at_the_same_time_all_get_a_place_in_the_chain(tmp_path: Path) -> None:
    started = [writer(tmp_path, 5) for _ in range(4)]
    for one in started:
        one.communicate()
        assert one.returncode == 0
    checked = check_log_root(tmp_path)
    assert (checked.n_transcripts, checked.changes, checked.notes) == (20, (), ())


def test_killed_at_any_moment_no_directory_is_torn(tmp_path: Path) -> None:
    draw = random.Random(5)
    keep(tmp_path, 10**7)  # a chain to go on from, however little a busy machine gets done
    for _ in range(N_KILLED):
        one = writer(tmp_path, 1_000)
        assert one.stdout is not None
        one.stdout.readline()
        time.sleep(draw.random() * 0.06)
        one.send_signal(signal.SIGKILL)
        one.communicate()
        for name in names_in(tmp_path):
            assert check_transcript(tmp_path / name).changes == ()
    keep(tmp_path, 10**8)
    checked = check_log_root(tmp_path)
    assert (checked.changes, checked.notes) == ((), ())
    assert checked.n_transcripts > 1
    assert not [left for left in tmp_path.iterdir() if left.name.startswith(".tmp-")]
