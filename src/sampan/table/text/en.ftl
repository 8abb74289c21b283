# What a table says when it refuses a command.

refusal-not-started = The match has not started: somebody is still missing.
refusal-late = Too late: that was the answer to move { $ply }, and the table is at move { $now }.
refusal-resigned = Seat { $seat } has resigned; a bot goes on for it.
refusal-leave-kind = Seat { $seat } is not a friend's seat by link, so it cannot be given free.
refusal-leave-started = The match has started: one can resign, but not leave the seat.
refusal-leave-free = Seat { $seat } is free already.
refusal-chat-form = A line of chat needs some words, and no signs that cannot be shown.
refusal-undo-pending = Seat { $seat } is already waiting for an answer to such a request.
refusal-consent-not-asked = Nobody waits for an answer from seat { $seat }.
refusal-nothing-to-withdraw = Seat { $seat } waits for no answer, so there is nothing to withdraw: it has not asked, or the others have answered.
refusal-no-hints = This table plays without hints.
refusal-not-absent = Nobody waits for the person of seat { $seat }, so no bot is needed there.
refusal-substitute-agreed = Seat { $seat } has agreed already; the others have still to answer.
refusal-substitute-not-asked = Nobody has asked that a bot play for seat { $seat }.
refusal-substituted = A bot plays for seat { $seat } at the moment; its person has to take the seat back first.
refusal-not-substituted = No bot plays for seat { $seat }, so there is nothing to take back.
refusal-rematch-unfinished = The match is not over yet.
refusal-token-unknown = That is not the key to a seat at this table.
refusal-too-long = The field “{ $field }” may have at most { $longest } characters.
refusal-no-seat = There is no seat { $seat }: the table has { $seats }, counted from 0.
