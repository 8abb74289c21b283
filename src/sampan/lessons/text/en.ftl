refusal-no-course = There are no lessons for “{ $game }” yet; these games have some: { $known }.
refusal-no-lesson = There is no lesson “{ $lesson }”; the lessons are { $known }.
refusal-no-such-step = The lesson has no step { $step } in scene { $scene }.
refusal-nothing-asked = Nothing is asked at this step.
