// What a button on the page of a routine's workout sends: its name, which ends with the place of its set, as `done.3`, and
// the fields of the sets that it is about, whose names end with their places too.
export const workoutPath = "/track/workout";

/** What is done, and to the sets of which places: `done-rest` completes all that are sent. */
export function pressOf(fields) {
  const names = [...fields.keys()];
  const press = names.find((name) => /^(done|undone|skip|unskip|done-rest)\./.test(name));
  const [action, place] = press?.split(".") ?? [];
  if (action !== "done-rest") return { action, places: place ? [place] : [] };
  return { action: "done", places: names.flatMap((name) => name.match(/^exercise\.(\d+)$/)?.[1] ?? []) };
}

/** The fields of a set, by the names that they have in the form of a single one. */
export function fieldsOfPlace(fields, place) {
  const ending = `.${place}`;
  const set = [...fields].map(([name, value]) => [name.endsWith(ending) ? name.slice(0, -ending.length) : name, value]);
  return new URLSearchParams(set);
}
