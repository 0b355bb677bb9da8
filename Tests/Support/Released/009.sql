UPDATE health_samples SET sample_count = 3;
UPDATE health_days SET changed_at = 1792570200, is_closed = 1;
UPDATE health_syncs SET left_out = '["A heart rate of 0"]';
