// Checks a set that was typed without a connection, with the messages of the server (`StrengthSetDraft`).
const kilogramsOf = { kilograms: 1, pounds: 0.45359237 };
const symbolOf = { kilograms: "kg", pounds: "lb" };
const most = { reps: 10_000, kilograms: 100_000, assistanceKilograms: 1_000, noteLength: 1_000 };
const leastPositive = 0.005;

/** @returns the messages by field name; undefined if nothing is wrong. */
function problemsOf(path, body) {
  if (path !== "/track/sets") return undefined;
  const fields = new URLSearchParams(body);
  const found = { reps: wrongReps(fields), ...wrongWeight(fields), note: wrongNote(fields), date: wrongDate(fields) };
  const problems = Object.entries(found).filter(([, message]) => message);
  return problems.length ? Object.fromEntries(problems) : undefined;
}

function wrongReps(fields) {
  const text = fields.get("reps") ?? "";
  const number = decimal(text);
  if (number !== undefined && !Number.isInteger(rounded(number))) return texts.wholeNumberRequired;
  return wrongAmount(text, texts.repsRequired, most.reps);
}

/** The form of a bodyweight exercise also has the choice of what the weight means. */
function wrongWeight(fields) {
  const [text, load] = [fields.get("weight") ?? "", fields.get("load")];
  if (load === "none") return text.trim() ? { load: texts.addedOrAssistedRequired } : {};
  const unit = fields.get("weight_unit") ?? "kilograms";
  const limit = load === "assisted" ? most.assistanceKilograms : most.kilograms;
  return { weight: wrongAmount(text, texts.weightRequired, Math.floor(limit / kilogramsOf[unit]), ` ${symbolOf[unit]}`) };
}

function wrongAmount(text, missing, limit, unit = "") {
  if (!text.trim()) return missing;
  const number = decimal(text);
  if (number === undefined) return texts.numberRequired;
  if (number < leastPositive) return texts.mustBePositive;
  return rounded(number) > limit ? texts.numberTooHigh(limit.toLocaleString(shell.language) + unit) : undefined;
}

function wrongNote(fields) {
  const length = [...(fields.get("note") ?? "").trim()].length;
  return length > most.noteLength ? texts.tooManyCharacters(most.noteLength) : undefined;
}

function wrongDate(fields) {
  const date = fields.get("date") ?? "";
  if (!date) return undefined;
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return texts.dateMissing;
  // In the time zone of the profile it may already be tomorrow: the server knows.
  return date > localDay(1) ? texts.todayOrEarlierRequired : undefined;
}

const rounded = (number) => Math.round(number * 100) / 100;

/** A number with one point or comma, or with commas between groups of three digits. */
function decimal(text) {
  let digits = text.trim();
  const isNegative = /^[-−]/.test(digits);
  if (isNegative) digits = digits.slice(1);
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(digits)) digits = digits.replaceAll(",", "");
  if (digits.length > 16 || !/^\d*[.,]?\d*$/.test(digits) || !/\d/.test(digits)) return undefined;
  return Number(digits.replace(",", ".")) * (isNegative ? -1 : 1);
}
