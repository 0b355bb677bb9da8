-- A food of a table has a short name and other words, and the catalogue lists the words of its foods.
UPDATE foods SET short_name = 'Whole milk', other_names = 'milk;Vollmilch' WHERE id = (SELECT min(id) FROM foods);
UPDATE catalogues SET vocabulary = x'6d696c6b0a766f6c6c6d696c63680a' WHERE name = 'foods';
