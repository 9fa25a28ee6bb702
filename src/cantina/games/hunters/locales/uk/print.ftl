# Кроки раунду, як їх повністю названо в правилах; «Відкрити» — назва наша.

hunters-step-draw = Узяти карту
hunters-step-choose = Вибрати карту
hunters-step-reveal = Відкрити
hunters-step-pass = Передати карти на руці
