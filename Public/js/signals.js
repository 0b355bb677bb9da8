import { recallText, rememberText } from "./memory.js";
import { changeIcon, onEach } from "./page.js";

const soundKey = "workhome.workout-sound";
const tickedSeconds = 3;
let context;
let shouldKeepScreenOn = false;
let wakeLock;

/** Whether the user wants to hear the workout; true until they turn the sound off. */
const isSoundOn = () => recallText("localStorage", soundKey) !== "off";

// A button with data-sound turns it on and off; without scripts there is none.
onEach("[data-sound]", (button) => {
  button.hidden = false;
  showSound(button);
});
document.addEventListener("click", (event) => {
  if (!event.target.closest("[data-sound]")) return;
  rememberText("localStorage", soundKey, isSoundOn() ? "off" : "on");
  for (const button of document.querySelectorAll("[data-sound]")) showSound(button);
});
for (const touch of ["pointerdown", "keydown"]) {
  document.addEventListener(touch, () => { if (document.querySelector("[data-sound]")) allowSound(); });
}

function showSound(button) {
  const isOn = isSoundOn();
  button.setAttribute("aria-pressed", String(isOn));
  changeIcon(button, isOn ? "sound" : "sound-off");
}

/** Browsers allow sound only after a touch or a key press on the page. */
export function allowSound() {
  context ??= "AudioContext" in window ? new AudioContext() : undefined;
  if (context?.state === "suspended") context.resume();
}

/** The last seconds of a countdown are heard. */
export function signalTick(secondsLeft) {
  if (secondsLeft <= tickedSeconds) beep(880, 0.09);
}

export function signalPhase() {
  beep(1320, 0.32);
  vibrate();
}

/** Browsers vibrate only after a touch or a key press, and log a warning otherwise. */
function vibrate() {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([120, 60, 120]);
}

function beep(hertz, seconds) {
  if (!isSoundOn() || context?.state !== "running") return;
  const tone = context.createOscillator();
  const volume = context.createGain();
  const now = context.currentTime;
  tone.frequency.value = hertz;
  // Fades in and out: a tone that is cut off clicks.
  volume.gain.setValueAtTime(0.0001, now);
  volume.gain.exponentialRampToValueAtTime(0.3, now + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + seconds);
}

/** Keeps the screen on if the browser can. A hidden page loses the lock, and requests it again once visible. */
export async function keepScreenOn() {
  shouldKeepScreenOn = true;
  if (wakeLock || document.visibilityState !== "visible") return;
  try {
    const newLock = await navigator.wakeLock?.request("screen");
    if (!newLock || newLock.released) return;
    // During the request a pause may have begun, or another call may have been faster.
    if (!shouldKeepScreenOn || wakeLock) return newLock.release();
    wakeLock = newLock;
    newLock.addEventListener("release", () => { if (wakeLock === newLock) wakeLock = undefined; });
  } catch {
    // With a low battery, for example, the screen dims as usual and the workout goes on.
  }
}

export function letScreenSleep() {
  shouldKeepScreenOn = false;
  wakeLock?.release();
  wakeLock = undefined;
}
