import { onEach } from "./page.js";
import { texts } from "./texts.js";

const formats = ["ean_13", "ean_8", "upc_a", "upc_e", "itf"];

/** A browser with barcode detection (WICG Shape Detection) offers its camera; others only have the field. */
onEach("[data-barcode]", async (form) => {
  if (!("BarcodeDetector" in window) || !navigator.mediaDevices) return;
  const supported = await BarcodeDetector.getSupportedFormats();
  const readable = formats.filter((format) => supported.includes(format));
  if (!readable.length) return;
  const button = form.querySelector("[data-barcode-camera]");
  button.hidden = false;
  button.addEventListener("click", () => scan(form, button, new BarcodeDetector({ formats: readable })));
});

async function scan(form, button, detector) {
  const video = form.querySelector("[data-barcode-view]");
  const status = form.querySelector("[data-barcode-status]");
  button.disabled = true;
  let stream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    video.srcObject = stream;
    video.hidden = false;
    await video.play();
    status.textContent = texts.holdBarcode;
    form.elements.code.value = await firstCode(detector, video);
    form.requestSubmit();
  } catch {
    status.textContent = texts.cameraUnavailable;
    form.elements.code.focus();
  } finally {
    for (const track of stream?.getTracks() ?? []) track.stop();
    video.hidden = true;
    button.disabled = false;
  }
}

/** A barcode that two pictures in a row show: one alone may be misread. */
async function firstCode(detector, video) {
  let last;
  while (video.isConnected) {
    const [barcode] = await detector.detect(video);
    if (barcode && barcode.rawValue === last) return barcode.format === "upc_e" ? expanded(last) : last;
    last = barcode?.rawValue;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error("The page was left.");
}

/** UPC-E leaves out zeros of a UPC-A; the last of its six digits says where they were. */
function expanded(code) {
  const [, system, body, last, check] = code.match(/^([01])(\d{5})(\d)(\d)$/) ?? [];
  if (!system) return code;
  if (last < 3) return system + body.slice(0, 2) + last + "0000" + body.slice(2) + check;
  if (last < 5) return system + body.slice(0, last) + "00000" + body.slice(last) + check;
  return system + body + "0000" + last + check;
}
