-- Asks for another address with each request: a number that no page reads, so that no kept page answers.
local run = os.time()
local count = 0

function request()
  count = count + 1
  local joint = string.find(wrk.path, "?", 1, true) and "&" or "?"
  return wrk.format(nil, string.format("%s%sfresh=%d-%d", wrk.path, joint, run, count))
end
