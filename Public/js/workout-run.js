// The rules of `WorkoutRun` on the server, for a page without a connection. Times are in milliseconds on the server's
// clock.
const graceMilliseconds = 10_000;

export function isOver(run) {
  return run.index === run.phases.length;
}

/** When the phase ends by itself; undefined while it is paused, and for a phase that the user ends. */
export function phaseEnd(run) {
  const length = run.phases[run.index]?.length;
  return run.isPaused || length === undefined ? undefined : run.startedAt + length - run.elapsed;
}

/** Applies the passage of time. An exercise that started by itself is paused if the user was away. */
export function advance(run, now) {
  for (let end = phaseEnd(run); end !== undefined && end <= now; end = phaseEnd(run)) {
    endPhase(run, end, true);
    if (isOver(run) || run.phases[run.index].kind === "rest") continue;
    const [unattended, { length }] = [now - end, run.phases[run.index]];
    if (unattended > graceMilliseconds || (length !== undefined && unattended >= length)) pause(run, end);
    break;
  }
}

/** Applies a user action to the phase that the user sees; if that phase is over, it is ignored. */
export function applyAction(run, name, phase, now) {
  advance(run, now);
  const current = run.phases[run.index];
  if (current?.phase !== phase) return;
  const isExercise = current.kind === "exercise";
  if (name === "pause" && !run.isPaused) pause(run, now);
  else if (name === "resume" && run.isPaused) Object.assign(run, { startedAt: now, isPaused: false });
  else if (name === "next" && isExercise) endPhase(run, now, current.length === undefined);
  else if (name === (isExercise ? "skip" : "skip-rest")) endPhase(run, now, false);
}

function pause(run, time) {
  run.elapsed += Math.max(0, time - run.startedAt);
  Object.assign(run, { startedAt: time, isPaused: true });
}

function endPhase(run, time, isCompleted) {
  if (run.phases[run.index].kind === "exercise") {
    run.isLastDone = isCompleted;
    run.done += isCompleted ? 1 : 0;
  }
  Object.assign(run, { index: run.index + 1, startedAt: time, elapsed: 0, isPaused: false });
}

/** The text of a countdown. */
export function countdown(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  return minutes ? `${minutes}:${String(seconds % 60).padStart(2, "0")}` : String(seconds);
}
