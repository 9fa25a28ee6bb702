# What the pages around the tables say of this game.

pages-world-hoth = Битва за Гот
pages-world-hoth-promise = Карти командування, сніг і рубіж, який треба втримати.
start-hoth-goal = Дві армії на кризі. Здобудьте 4 медалі раніше за ворога: по одній за кожен знищений загін.
start-hoth-a = Зіграти карту
start-hoth-a-about = Вона каже, хто діє.
start-hoth-b = Роздивитися й переміститися
start-hoth-b-about = Одна клітинка й атака або дві клітинки.
start-hoth-c = Кинути кубики
start-hoth-c-about = Кожне влучання знімає фігурку.
start-hoth-role-empire = Більше фігурок у загоні: пробачає помилки. Ви ходите другими й бачите, як ідуть повстанці.
start-hoth-role-rebel = Менше фігурок, більше карт. Ви ходите першими. Починати важче.
start-hoth-wins = Виграно { $wins } зі 100 партій ботів
lobby-nutshell-hoth-1 = Зіграйте карту командування
lobby-nutshell-about-hoth-1 = Вона каже, які ваші загони отримають накази.
lobby-nutshell-hoth-2 = Перемістіться, потім атакуйте
lobby-nutshell-about-hoth-2 = Вирішують кубики: влучання знімають фігурки, «відступи» відкидають загони.
lobby-nutshell-hoth-3 = Здобувайте медалі
lobby-nutshell-about-hoth-3 = За знищені загони й цілі. Перемагає той, хто першим набере їх досить.
pages-habit-hoth-bold = Рушає просто на ворога.
pages-habit-hoth-cover = Любить битися під захистом місцевості.
pages-habit-hoth-goals = Передусім думає про цілі.
