import { onPage } from "./page.js";
import { texts } from "./texts.js";

const formats = ["ean_13", "ean_8", "upc_a", "itf"];

/** A browser with barcode detection (WICG Shape Detection) offers its camera; others only have the field. */
onPage(async (root) => {
  const form = root.querySelector("[data-barcode]");
  if (!form || !("BarcodeDetector" in window) || !navigator.mediaDevices) return;
  const known = await BarcodeDetector.getSupportedFormats();
  const readable = formats.filter((format) => known.includes(format));
  if (!readable.length) return;
  const button = form.querySelector("[data-barcode-camera]");
  button.hidden = false;
  button.addEventListener("click", () => read(form, button, new BarcodeDetector({ formats: readable })));
});

async function read(form, button, detector) {
  const view = form.querySelector("[data-barcode-view]");
  const status = form.querySelector("[data-barcode-status]");
  button.disabled = true;
  let stream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    view.srcObject = stream;
    view.hidden = false;
    await view.play();
    status.textContent = texts.holdBarcode;
    form.elements.code.value = await firstCode(detector, view);
    form.requestSubmit();
  } catch {
    status.textContent = texts.cameraUnavailable;
    form.elements.code.focus();
  } finally {
    for (const track of stream?.getTracks() ?? []) track.stop();
    view.hidden = true;
    button.disabled = false;
  }
}

async function firstCode(detector, view) {
  while (view.isConnected) {
    const [found] = await detector.detect(view);
    if (found) return found.rawValue;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error("The page was left.");
}
