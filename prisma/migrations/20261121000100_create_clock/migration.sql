-- The market's time: the database's clock plus the sandbox's offset (platform.md 7, point 9). The body is read at call time,
-- so the function may stand before its table.
create function clock_now() returns timestamptz language plpgsql stable as $$
begin
  return now() + coalesce((select offset_ms from clock_offset where id = 1), 0) * interval '1 millisecond';
end
$$;
