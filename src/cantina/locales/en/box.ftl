# Values of one's own: what somebody reads on the cards of their box, in place of ours.
box-of = { $owner }: { $count ->
    [one] { $count } value differs from ours
   *[other] { $count } values differ from ours
}
box-refused = { $count ->
    [one] { $count } value cannot be taken
   *[other] { $count } values cannot be taken
}
box-needless = { $count ->
    [one] { $count } value is no longer needed: ours says the same
   *[other] { $count } values are no longer needed: ours say the same
}
box-field = Field
box-value = Value
box-reason = Why
box-written = Written to { $folder }: content { $digest }
box-problem-file = Nothing in this file can be replaced.
box-problem-row = This card is not here.
box-problem-field = This value cannot be replaced.
box-problem-printed = The rulebook prints ours. Say which edition prints something else.
box-problem-number = A number from { $low } to { $high } goes here.
box-problem-numbers = { $count ->
    [0] Numbers from { $low } to { $high } go here.
   *[other] { $count } numbers from { $low } to { $high } go here.
}
box-problem-choice = Not one of the choices.
box-problem-flag = Yes or no goes here.
box-problem-together = { $file } { $row }: { $reason }
web-problem-no_boxes = This server plays with its own values only.
web-problem-boxes_of_accounts = On this server, only accounts may bring a box. Sign in first.
web-problem-enough_boxes = Too many different boxes are in use from your network. End one of those games first.
