// Checks a set that was typed without a connection, with the messages of the server (`StrengthSetDraft`).
const kilogramsPerUnit = { kilograms: 1, pounds: 0.45359237 };
const unitSymbols = { kilograms: "kg", pounds: "lb", kilometers: "m", miles: "yd" };
// Carries are measured in the short units.
const metersPerUnit = { kilometers: 1, miles: 0.9144 };
const limits = { reps: 10_000, kilograms: 100_000, assistanceKilograms: 1_000, meters: 100_000, noteLength: 1_000 };
const leastPositive = 0.005;

/** @returns the messages by field name; undefined if nothing is wrong. */
function problemsOf(path, body) {
  if (path !== "/track/sets") return undefined;
  const fields = new URLSearchParams(body);
  const messages = {
    ...setAmountProblems(fields), ...weightProblems(fields), note: noteProblem(fields), date: dateProblem(fields),
  };
  const problems = Object.entries(messages).filter(([, message]) => message);
  return problems.length ? Object.fromEntries(problems) : undefined;
}

/** A set has reps; or a hold a time; or a carry a distance, a time or both. */
function setAmountProblems(fields) {
  const [duration, distance] = [fields.get("duration"), fields.get("distance")];
  if (fields.has("reps") || duration === null) return { reps: repsProblem(fields) };
  if (!duration.trim() && !distance?.trim()) {
    return distance === null ? { duration: texts.durationRequired } : { distance: texts.distanceOrDurationRequired };
  }
  const unit = fields.get("distance_unit") ?? "kilometers";
  return {
    duration: !duration.trim() || /^(\d+(:\d{1,2}){1,2}|([\d.,]+ ?[a-z]* ?)+)$/i.test(duration.trim())
      ? undefined : texts.setTimeRequired,
    distance: distance?.trim()
      ? amountProblem(distance, "", Math.floor(limits.meters / metersPerUnit[unit]), ` ${unitSymbols[unit]}`) : undefined,
  };
}

function repsProblem(fields) {
  const text = fields.get("reps") ?? "";
  const number = parseDecimal(text);
  if (number !== undefined && !Number.isInteger(round(number))) return texts.wholeNumberRequired;
  return amountProblem(text, texts.repsRequired, limits.reps);
}

/** The form of a bodyweight exercise also has the choice of what the weight means. */
function weightProblems(fields) {
  const [text, load] = [fields.get("weight") ?? "", fields.get("load")];
  if (load === "none") return text.trim() ? { load: texts.addedOrAssistedRequired } : {};
  const unit = fields.get("weight_unit") ?? "kilograms";
  const limit = load === "assisted" ? limits.assistanceKilograms : limits.kilograms;
  const limitInUnit = Math.floor(limit / kilogramsPerUnit[unit]);
  return { weight: amountProblem(text, texts.weightRequired, limitInUnit, ` ${unitSymbols[unit]}`) };
}

function amountProblem(text, missing, limit, unit = "") {
  if (!text.trim()) return missing;
  const number = parseDecimal(text);
  if (number === undefined) return texts.numberRequired;
  if (number < leastPositive) return texts.mustBePositive;
  return round(number) > limit ? texts.numberTooHigh(limit.toLocaleString(shell.language) + unit) : undefined;
}

function noteProblem(fields) {
  const length = [...(fields.get("note") ?? "").trim()].length;
  return length > limits.noteLength ? texts.tooManyCharacters(limits.noteLength) : undefined;
}

function dateProblem(fields) {
  const date = fields.get("date") ?? "";
  if (!date) return undefined;
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return texts.dateMissing;
  // In the time zone of the profile it may already be tomorrow: the server knows.
  return date > localDay(1) ? texts.todayOrEarlierRequired : undefined;
}

const round = (number) => Math.round(number * 100) / 100;

/** A number with one point or comma, or with commas between groups of three digits. */
function parseDecimal(text) {
  let digits = text.trim();
  const isNegative = /^[-−]/.test(digits);
  if (isNegative) digits = digits.slice(1);
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(digits)) digits = digits.replaceAll(",", "");
  if (digits.length > 16 || !/^\d*[.,]?\d*$/.test(digits) || !/\d/.test(digits)) return undefined;
  return Number(digits.replace(",", ".")) * (isNegative ? -1 : 1);
}
