refusal-no-course = Il n’y a pas encore de leçons pour « { $game } » ; ces jeux en ont : { $known }.
refusal-no-lesson = Il n’y a pas de leçon « { $lesson } » ; les leçons sont { $known }.
refusal-no-such-step = La leçon n’a pas d’étape { $step } dans la scène { $scene }.
refusal-nothing-asked = Rien n’est demandé à cette étape.
