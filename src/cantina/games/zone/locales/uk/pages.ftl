# What the pages around the tables say of this game.

pages-world-zone = S.T.A.L.K.E.R.
pages-world-zone-promise = Зайдіть у Зону разом. Поверніться не з порожніми руками.
start-zone-straight-about = Наодинці в Зону, одразу.
start-zone-together-about = Інші сталкери йдуть із вами.
start-zone-goal = Прокрадіться в Зону, знайдіть те, чого хоче місія, і вийдіть живими, поки є час.
start-zone-a = Три дії за хід
start-zone-a-about = Іти, шукати, стріляти, готуватися.
start-zone-b = Лишатися непоміченим
start-zone-b-about = Конуси світла показують, що бачать бандити.
start-zone-c = Зона відповідає
start-zone-c-about = Вороги йдуть туди, де був шум.
lobby-nutshell-zone-1 = Прокрадіться в Зону
lobby-nutshell-about-zone-1 = Лишайтеся непомітними: хто бачить або чує вас, той прийде по вас.
lobby-nutshell-zone-2 = Зробіть те, по що прийшли
lobby-nutshell-about-zone-2 = У кожній місії є цілі, аномалії й речі, варті наплічника.
lobby-nutshell-zone-3 = Поверніться живими
lobby-nutshell-about-zone-3 = Ви разом перемагаєте або разом програєте.
pages-habit-zone-loot = Нічого не лишає лежати.
pages-habit-zone-fight = Радше стрілятиме, ніж ховатиметься.
pages-habit-zone-patient = Ніколи не квапиться.
pages-habit-zone-eager = Завжди поспішає.
