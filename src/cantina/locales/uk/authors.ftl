# Автори настільних ігор, на сторінці «Про застосунок».

authors-title = Хто створив ігри
authors-design = Задум гри
authors-art = Ілюстрації
authors-direction = Художнє керівництво
authors-layout = Верстка правил
authors-spanish = Іспанське видання
authors-publisher = Видавець
authors-from-seed = Так надруковано в правилах.
authors-from-public = Із відкритого джерела: доступні нам правила не називають нікого.
