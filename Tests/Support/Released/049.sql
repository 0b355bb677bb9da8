-- An hour of which 600 was put aside before 900 came.
UPDATE health_samples SET dismissed_value = 600 WHERE id = 2;
