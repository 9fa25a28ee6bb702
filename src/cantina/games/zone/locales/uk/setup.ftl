# У що грати.
zone-pick = У що граєте?
zone-pick-stories = Кампанія або одна з її місій
zone-pick-whole = Уся кампанія
zone-pick-nights = Виживання в Зоні: один вечір, без історії та схрону
zone-pick-seats = Хто грає?
zone-pick-map = Мапа: { $name }
zone-pick-rounds = { $count ->
    [one] раунд
    [few] раунди
   *[many] раундів
}
zone-pick-coupons = купонів кожному
zone-pick-levels = рівень зброї
zone-pick-uncharted-about = Двері кудись іще поруч із мапою. Для груп, що вже мають досвід.
