-- Saves a measurement with each request, a different weight each time.
local count = 0

wrk.method = "POST"
wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"

function request()
  count = count + 1
  return wrk.format(nil, nil, nil, string.format("weight=%.1f&height=180", 60 + count % 400 / 10))
end
