# What a table says when it refuses a command.

refusal-not-started = The match has not started: somebody is still missing.
refusal-closed = The host of this server has closed this table: it can be looked at, but nothing can be done here any more.
refusal-late = Too late: that was the answer to move { $ply }, and the table is at move { $now }.
refusal-resigned = Seat { $seat } has resigned; a bot goes on for it.
refusal-leave-free = Seat { $seat } is free already.
refusal-leave-last = Nobody else would be left to play with. You can resign instead.
refusal-free-own = Seat { $seat } has no vote on itself. To give it up, leave it.
refusal-free-nobody = Nobody plays at seat { $seat }, so there is nobody to take it from.
refusal-free-not-away = The match has started: seat { $seat } can be freed only while its person is away and a bot plays for it.
refusal-free-alone = One opponent alone cannot free a seat while a match runs: whoever takes it sees its hand. At least two others must play and agree.
refusal-free-agreed = Seat { $seat } has agreed already; the others have still to answer.
refusal-invite-agree = The player of seat { $seat } has left a running match, and whoever takes the seat sees its hand. Everybody else who plays has to agree before somebody is invited.
refusal-free-not-asked = Nobody has asked that seat { $seat } be freed.
refusal-chat-form = A line of chat needs some words. It may contain no invisible characters, none that change the direction of the text, and at most four marks on one letter.
refusal-name-form = A name may contain no invisible characters, none that change the direction of the text, and at most four marks on one letter.
refusal-name-taken = “{ $name }” could be mistaken for { $taken }, who plays at this table. Please choose another name.
refusal-undo-pending = Seat { $seat } is already waiting for an answer to such a request.
refusal-undo-denied = Seat { $seat } has asked to take this action back already, and got a no or withdrew the request. It can ask again after its next action.
refusal-consent-not-asked = Nobody waits for an answer from seat { $seat }.
refusal-nothing-to-withdraw = Seat { $seat } waits for no answer, so there is nothing to withdraw: it has not asked, or the others have answered.
refusal-end-not-asked = Nobody proposes to end the match, so seat { $seat } has nothing to refuse or withdraw.
refusal-end-agreed = Seat { $seat } has agreed to end the match already; the others have still to answer.
refusal-end-denied = Ending the match was proposed a short while ago, and got a no or was withdrawn. It can be proposed again from move { $ply } on.
refusal-no-hints = This table plays without hints. The coach says nothing here, either.
refusal-no-plan = That is more than can be decided at once: the coach judges one action, or one row of secret ones.
refusal-not-absent = Nobody waits for the person of seat { $seat }, so no bot is needed there.
refusal-substitute-early = Seat { $seat } has not been away for long: the others can ask for a bot in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
refusal-substitute-agreed = Seat { $seat } has agreed already; the others have still to answer.
refusal-substitute-not-asked = Nobody has asked that a bot play for seat { $seat }.
refusal-substituted = A bot plays for seat { $seat } at the moment; its person has to take the seat back first.
refusal-not-substituted = No bot plays for seat { $seat }, so there is nothing to take back.
refusal-rematch-unfinished = The match is not over yet.
refusal-token-unknown = That is not the key to a seat at this table.
refusal-token-known = The table knows this token already. A browser must make a new one that nobody else has seen.
refusal-token-renewed = This seat was signed out here: its player has renewed its token elsewhere.
refusal-renew-rematch = The same token opens a seat in the rematch, so it has to be renewed there.
refusal-invitation-unknown = This invitation is not for a seat at this table.
refusal-invitation-used = Somebody has already used this invitation. If it was not you, ask for a new one.
refusal-invitation-revoked = This invitation was withdrawn. Ask for a new one.
refusal-seat-taken = The player for whom this seat was kept has come after all, so this invitation is no longer needed.
refusal-seat-given = This seat was given to somebody else, because you had not come.
refusal-seat-left = You have given up this seat. To come back, ask for a new invitation.
refusal-seat-freed = The other players have all agreed to free this seat, so it is no longer yours. To come back, ask for a new invitation.
refusal-seat-not-free = Seat { $seat } is not free.
refusal-not-host = Only the person who set up the table can do that. In a rematch, and once the match has started, everybody who plays can.
refusal-bot-started = The match has started: a free seat can no longer be given to a bot, but a bot plays there until somebody comes.
refusal-too-long = The field “{ $field }” may have at most { $longest } characters.
refusal-no-seat = There is no seat { $seat }: the table has { $seats }, counted from 0.
