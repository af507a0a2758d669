"""Which file of tests is begun first: the longest, so that at the end nobody waits for one."""

LONGEST = (
    *("browser/test_match_recorder.py", "browser/test_matches.py", "browser/test_recorder.py"),
    *("browser/test_home.py", "browser/test_office.py", "browser/test_prizes.py"),
    *("browser/test_words_apart.py", "archives/test_golden_archives.py"),
    *("browser/test_match_office.py", "browser/test_accessibility.py", "browser/test_people.py"),
    *("spine/test_faults.py", "package/test_installed.py", "browser/test_demonstration.py"),
    *("archives/test_writing.py", "spine/test_kill.py", "browser/test_wizard.py"),
    *("browser/test_entry_lists.py", "browser/test_sheets.py", "browser/test_links.py"),
    *("browser/test_in_running.py", "spine/test_yalta.py", "commands/test_names.py"),
    *("rules_in_browser/test_same_rules.py", "commands/test_typed_text.py"),
    *("notation/test_real_hands.py", "commands/test_serve.py", "browser/test_next_step.py"),
    *("web/test_stream.py", "rules_in_browser/test_same_games.py"),
    *("browser/test_office_line_ups.py", "browser/test_other_events.py"),
    *("draw/test_match_verify.py", "director/test_match_tampering.py"),
    *("poker/test_properties.py", "notation/test_mat_write.py"),
    *("director/test_match_embargo.py", "web/test_match_roll_pace.py", "draw/test_verify.py"),
    *("package/test_package.py", "web/test_face_down.py"),
    *("web/test_role_matrix.py", "web/test_codes_anew.py"),
)
"""The files that take longest, as measured in a run of all tests, the longest first."""

ROOMS = ("browser", "spine", "rules_in_browser", "web")
"""The rooms whose other files come next: among them are those that came since."""


def turn(file: str) -> tuple[int, int]:
    """When a file below the folder of the tests is begun: the smallest first."""
    room = file.partition("/")[0]
    return (
        LONGEST.index(file) if file in LONGEST else len(LONGEST),
        ROOMS.index(room) if room in ROOMS else len(ROOMS),
    )
