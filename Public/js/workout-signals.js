const soundKey = "workhome.workout-sound";
let context;
let isScreenWanted = false;
let lock;

/** Whether the person wants to hear the workout; true until they say no. */
export function isSoundOn() {
  try {
    return localStorage.getItem(soundKey) !== "off";
  } catch {
    return true; // A browser that keeps nothing asks again on the next page.
  }
}

export function setSound(isOn) {
  try {
    localStorage.setItem(soundKey, isOn ? "on" : "off");
  } catch {
    // It holds for as long as nothing is kept: not at all.
  }
}

/** A browser lets a page sound only after a touch or a key on it. */
export function allowSound() {
  context ??= "AudioContext" in window ? new AudioContext() : undefined;
  if (context?.state === "suspended") context.resume();
}

export function tick() {
  beep(880, 0.09);
}

export function change() {
  beep(1320, 0.32);
  // A browser vibrates only after a touch or a key, too, and complains otherwise.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([120, 60, 120]);
}

function beep(hertz, seconds) {
  if (!isSoundOn() || context?.state !== "running") return;
  const tone = context.createOscillator();
  const volume = context.createGain();
  const now = context.currentTime;
  tone.frequency.value = hertz;
  // Fading in and out: a tone that is cut off clicks.
  volume.gain.setValueAtTime(0.0001, now);
  volume.gain.exponentialRampToValueAtTime(0.3, now + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + seconds);
}

/** Keeps the screen on, where the browser can. A page that is hidden loses that, and asks again once it is seen. */
export async function keepScreenOn() {
  isScreenWanted = true;
  if (lock || document.visibilityState !== "visible") return;
  try {
    const given = await navigator.wakeLock?.request("screen");
    if (!given || given.released) return;
    // While it was asked for, a pause may have begun, or another call been quicker.
    if (!isScreenWanted || lock) return given.release();
    lock = given;
    given.addEventListener("release", () => { if (lock === given) lock = undefined; });
  } catch {
    // A low battery, say: the screen dims as it always does, and the workout goes on.
  }
}

export function letScreenSleep() {
  isScreenWanted = false;
  lock?.release();
  lock = undefined;
}
