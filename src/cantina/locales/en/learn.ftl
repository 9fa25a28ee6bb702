# Lessons, the coach at the table, and the rulebook.

learn-how = Learn by playing: a coach sits beside a real table and shows one thing at a time. Leave whenever you like and continue where you stopped.
learn-begin = Begin
learn-continue = Continue
learn-resume = Back to the table
learn-start = Start
learn-repeat = Again
learn-start-lesson = Start the lesson “{ $lesson }”
learn-done = finished
learn-row-next = Next: { $lesson }
learn-row-done = All lessons finished
learn-coach = Coach
learn-smaller = Minimize the coach
learn-step = Lesson { $lesson } · step { $step } of { $of }
learn-guided = Guided game
learn-guide = I would choose: { $action }.
learn-guide-look = Look at the table: I am choosing too.
learn-guide-wait = Watch: the others are acting.
learn-more = More
learn-less = Less
learn-other = That works too.
learn-missed = That chance has passed; there will be others.
learn-mind = There is more to do this turn. Press what is ringed, or confirm that you are done.
learn-next-lesson = Next lesson: { $lesson }
learn-play-on = Play this game to the end
learn-understood = Got it
learn-finished = Finished: { $lesson }
learn-next = Well done. Play on, or start the next lesson.
learn-all-done = That was the last lesson. Open your own table.
learn-over = The game ended before the lesson. Continue the lesson at a new table.
learn-new-table = Repeat the lesson at a new table
learn-play = Open a table

learn-rule-back = Back
learn-rule-book = In the rulebook
learn-rule-unknown = The rulebook has no rule { $rule }.
learn-rules-search = Search the rules
learn-rules-found = { $count ->
    [0] No rule says that.
    [one] { $count } rule
   *[other] { $count } rules
}
learn-rules-part-start = Start here
learn-rules-part-rules = The full rules
