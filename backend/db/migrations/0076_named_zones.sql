-- Events with a mere offset for a zone get the zone that has this offset all year; the sign in its name is that of the old
-- POSIX rules, by which west is positive.
UPDATE "events" SET "time_zone" = CASE
    WHEN substring("time_zone" from 2 for 2)::int = 0 THEN 'UTC'
    WHEN left("time_zone", 1) = '+' AND substring("time_zone" from 2 for 2)::int = 8 THEN 'Asia/Shanghai'
    ELSE 'Etc/GMT' || CASE left("time_zone", 1) WHEN '+' THEN '-' ELSE '+' END || substring("time_zone" from 2 for 2)::int
  END
  WHERE "time_zone" ~ '^[+-](0[0-9]|1[0-2])(:?00)?$';
