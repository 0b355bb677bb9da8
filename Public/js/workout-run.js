// How a workout goes on, as `WorkoutRun` on the server says it, for a page without a connection. Moments are those of the
// server's clock, in milliseconds.
const grace = 10_000;

export function isOver(run) {
  return run.index === run.phases.length;
}

/** When the phase is over by itself; undefined while it is paused, and where the person ends it. */
export function phaseEnd(run) {
  const length = run.phases[run.index]?.length;
  return run.isPaused || length === undefined ? undefined : run.startedAt + length - run.elapsed;
}

/** What time alone makes of it. An exercise that began by itself waits where nobody was there for it. */
export function advance(run, now) {
  for (let end = phaseEnd(run); end !== undefined && end <= now; end = phaseEnd(run)) {
    next(run, end, true);
    if (isOver(run) || run.phases[run.index].kind === "rest") continue;
    const [alone, { length }] = [now - end, run.phases[run.index]];
    if (alone > grace || (length !== undefined && alone >= length)) pause(run, end);
    break;
  }
}

/** What a person does in the phase that they see; in another one it comes too late. */
export function act(run, name, phase, now) {
  advance(run, now);
  const current = run.phases[run.index];
  if (current?.phase !== phase) return;
  const isExercise = current.kind === "exercise";
  if (name === "pause" && !run.isPaused) pause(run, now);
  else if (name === "resume" && run.isPaused) Object.assign(run, { startedAt: now, isPaused: false });
  else if (name === "next" && isExercise) next(run, now, current.length === undefined);
  else if (name === (isExercise ? "skip" : "skip-rest")) next(run, now, false);
}

function pause(run, moment) {
  run.elapsed += Math.max(0, moment - run.startedAt);
  Object.assign(run, { startedAt: moment, isPaused: true });
}

function next(run, moment, isDone) {
  if (run.phases[run.index].kind === "exercise") {
    run.isLastDone = isDone;
    run.done += isDone ? 1 : 0;
  }
  Object.assign(run, { index: run.index + 1, startedAt: moment, elapsed: 0, isPaused: false });
}

/** What a clock that counts down shows. */
export function countdown(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  return minutes ? `${minutes}:${String(seconds % 60).padStart(2, "0")}` : String(seconds);
}
