import { localDay } from "./pages.js";
import { texts } from "./texts.js";
import { fieldsOfPlace, pressOf, workoutPath } from "./workout-action.js";

// Checks a set that was typed without a connection, with the messages and limits of the server (`StrengthSetDraft`).
const { limits } = shell;

/** @returns the messages by field name; undefined if nothing is wrong. */
export function problemsOf(path, body) {
  const fields = new URLSearchParams(body);
  if (path === workoutPath) return problemsOfWorkout(fields);
  if (path !== "/track/sets") return undefined;
  return messagesOf({ ...weightProblems(fields), ...setAmountProblems(fields), date: dateProblem(fields) });
}

/** Of the sets that a workout's page completes. */
function problemsOfWorkout(fields) {
  const { action, places } = pressOf(fields);
  if (action !== "done") return undefined;
  return messagesOf(Object.assign({}, ...places.map((place) => problemsOfPlace(fields, place))));
}

function problemsOfPlace(fields, place) {
  const set = fieldsOfPlace(fields, place);
  // It was tried and not done, so nothing of it is logged.
  if (parseDecimal(set.get("reps") ?? "") === 0) return {};
  // Without a weight, a bodyweight exercise is done with the body alone.
  const isBodyAlone = set.has("load") && [undefined, 0].includes(parseDecimal(set.get("weight") || "0"));
  const amount = setAmountProblems(set);
  if (amount.reps === texts.mustBePositive) amount.reps = texts.zeroOrMore;
  const messages = Object.entries({ ...(isBodyAlone ? {} : weightProblems(set)), ...amount });
  return Object.fromEntries(messages.map(([name, message]) => [`${name}.${place}`, message]));
}

function messagesOf(messages) {
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
  const unit = limits.distanceUnits[fields.get("distance_unit") ?? "kilometers"];
  const problem = amountProblem(distance ?? "", undefined, Math.floor(limits.meters / unit.size), ` ${unit.symbol}`);
  return { duration: timeProblem(duration), distance: unclear(distance ?? "") ?? problem };
}

function timeProblem(text) {
  if (!text.trim()) return undefined;
  if (unclear(text)) return unclear(text);
  const seconds = parseSeconds(text);
  if (seconds === undefined) return texts.setTimeRequired;
  if (seconds <= 0) return texts.mustBePositive;
  return seconds > limits.seconds ? texts.numberTooHigh(texts.longestSet) : undefined;
}

function repsProblem(fields) {
  const text = fields.get("reps") ?? "";
  if (unclear(text)) return unclear(text);
  const number = parseDecimal(text);
  if (number !== undefined && !Number.isInteger(round(number))) return texts.wholeNumberRequired;
  return amountProblem(text, texts.repsRequired, limits.reps);
}

/** The form of a bodyweight exercise also has the choice of what the weight means. */
function weightProblems(fields) {
  const [text, load] = [fields.get("weight") ?? "", fields.get("load")];
  if (load === "none") return text.trim() ? { load: texts.addedOrAssistedRequired } : {};
  const unit = limits.weightUnits[fields.get("weight_unit") ?? "kilograms"];
  const limit = Math.floor((load === "assisted" ? limits.assistanceKilograms : limits.kilograms) / unit.size);
  const question = unclear(text, limits.likelyKilograms / unit.size);
  return { weight: question ?? amountProblem(text, texts.weightRequired, limit, ` ${unit.symbol}`) };
}

function amountProblem(text, missing, limit, unit = "") {
  if (!text.trim()) return missing;
  const number = parseDecimal(text);
  if (number === undefined) return texts.numberRequired;
  if (number < limits.leastPositive) return number > 0 ? texts.tooSmall : texts.mustBePositive;
  return round(number) > limit ? texts.numberTooHigh(limit.toLocaleString(shell.language) + unit) : undefined;
}

/** In the time zone of the profile it may already be tomorrow: the server knows. */
function dateProblem(fields) {
  return fields.get("date") > localDay(1) ? texts.todayOrEarlierRequired : undefined;
}

/** To hundredths; what is too small for them is not zero (`Field.hundredths`). */
const round = (number) => Math.round(number * 100) / 100 || number;

/** Asks which number is meant by `10.000`, which has two readings, unless the less usual one is unlikely (`Field.isUnclear`). */
function unclear(text, likely = Infinity) {
  const digits = text.trim();
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return undefined;
  const whole = Number(digits.replace(/[.,]/, ""));
  const other = digits.includes(",") ? whole / 1000 : whole;
  // With three decimals, it would be asked about again.
  const less = whole % 10 ? (whole / 1000).toFixed(4) : String(whole / 1000);
  return other > likely ? undefined : texts.whichNumber(less, String(whole));
}

/** A number with one point or comma, or with commas or spaces between groups of three digits. */
function parseDecimal(text) {
  let digits = text.trim();
  const isNegative = /^[-−]/.test(digits);
  if (isNegative) digits = digits.slice(1);
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(digits)) digits = digits.replaceAll(",", "");
  if (/^[1-9]\d{0,2}([ \u00a0\u2009\u202f]\d{3})+([.,]\d*)?$/.test(digits)) digits = digits.replace(/\s/g, "");
  if (digits.length > 16 || !/^\d*[.,]?\d*$/.test(digits) || !/\d/.test(digits)) return undefined;
  return Number(digits.replace(",", ".")) * (isNegative ? -1 : 1);
}

/** The seconds of `1:05`, `1m 5s` or `65`, as `DurationText` reads them. */
function parseSeconds(text) {
  const typed = text.trim().toLowerCase();
  const amount = typed.replace(/^-/, "");
  const seconds = amount.includes(":") ? clockSeconds(amount) : wordSeconds(amount);
  return seconds !== undefined && amount !== typed ? -seconds : seconds;
}

function clockSeconds(text) {
  const parts = text.split(":");
  const isClock = parts.length <= 3
    && parts.every((part, index) => /^\d{1,4}$/.test(part) && (index === 0 || Number(part) < 60));
  return isClock ? parts.reduce((sum, part) => sum * 60 + Number(part), 0) : undefined;
}

/** Numbers with units in descending order; the last one may lack its unit. */
function wordSeconds(text) {
  let [rest, seconds, last] = [text, 0, undefined];
  do {
    const [part, number, name] = /^([\d.,]*) *([a-z]*) */.exec(rest);
    rest = rest.slice(part.length);
    const value = parseDecimal(number);
    const unit = name ? secondsPerUnit(name) : last === undefined ? 1 : last / 60;
    const isInOrder = last === undefined ? value < 1e9 : last > unit && value < 60;
    if (value === undefined || !(unit >= 1) || (!name && rest) || !isInOrder) return undefined;
    seconds += value * unit;
    last = unit;
  } while (rest);
  return Math.round(seconds);
}

function secondsPerUnit(name) {
  if (/^(h|hrs?|hours?)$/.test(name)) return 3600;
  if (/^(m|mins?|minutes?)$/.test(name)) return 60;
  return /^(s|secs?|seconds?)$/.test(name) ? 1 : undefined;
}
