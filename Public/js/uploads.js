import { picksOf, setPicks } from "./photos.js";
import { toast } from "./flash.js";
import { parse, showDocument } from "./page.js";
import { follow, leave } from "./reading.js";
import { release } from "./submit.js";
import { texts } from "./texts.js";

// The server's own limits: what it would refuse is not sent at all. A form for other files than photos has its own
// limit in bytes in data-upload-limit, and its message in data-upload-too-large.
const mebibyte = 1024 * 1024;
const largestFile = 30 * mebibyte;
// The form's text and the multipart headers of each file count too.
const largestForm = 99 * mebibyte;

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("form[data-upload]") || event.defaultPrevented || !filesOf(form).length) return;
  event.preventDefault();
  const problem = tooLarge(form, filesOf(form));
  if (problem) giveBack(form, problem);
  else send(form);
});

function filesOf(form) {
  return [...form.querySelectorAll("input[type=file]")].flatMap((input) => [...input.files]);
}

function tooLarge(form, files) {
  const { uploadLimit, uploadTooLarge } = form.dataset;
  if (uploadLimit) return files.some((file) => file.size > Number(uploadLimit)) ? uploadTooLarge : null;
  const file = files.find((candidate) => candidate.size > largestFile);
  if (file) return texts.photoTooLarge(file.name);
  const sum = files.reduce((bytes, candidate) => bytes + candidate.size, 0);
  return sum > largestForm ? texts.photosTooLarge : null;
}

function send(form) {
  const request = new XMLHttpRequest();
  request.open("POST", form.action);
  request.setRequestHeader("accept", "text/html");
  request.upload.addEventListener("progress", (event) => {
    if (event.lengthComputable) show(form, Math.round((100 * event.loaded) / event.total));
  });
  request.upload.addEventListener("load", () => follow(form));
  request.addEventListener("loadend", () => leave(form));
  request.addEventListener("load", () => take(request, form));
  for (const end of ["error", "abort"]) {
    request.addEventListener(end, () => giveBack(form, texts.uploadFailed));
  }
  show(form, 0);
  request.send(new FormData(form));
}

function take(request, form) {
  if (request.status < 300) return showDocument(request.responseText, request.responseURL);
  const answer = parse(request.responseText);
  if (answer.querySelector("form[data-upload]")) return showErrors(request.responseText, form);
  // A page that keeps what was typed, for another try.
  if (answer.querySelector("form input[type=hidden][name]")) return showDocument(request.responseText, location.href);
  giveBack(form, request.status === 413
    ? form.dataset.uploadTooLarge ?? texts.uploadTooLarge
    : texts.uploadNotSaved);
}

/** Shows the same form with its errors; the picked photos stay picked, except for those that an error is about. */
function showErrors(html, form) {
  const input = form.querySelector("[data-photo-input]");
  const picks = input ? picksOf(input) : [];
  showDocument(html, location.href);
  const next = document.querySelector("form[data-upload] [data-photo-input]");
  const refused = new Set([...document.querySelectorAll("#photos-error b")].map((name) => name.textContent));
  const keeps = next?.multiple || (next?.dataset.photoInput === "keep" && next.getAttribute("aria-invalid") !== "true");
  if (keeps) setPicks(next, picks.filter((file) => !refused.has(file.name)));
}

function show(form, percent) {
  const meter = form.querySelector("[data-upload-progress]");
  const status = form.querySelector("[data-upload-status]");
  if (meter) {
    meter.hidden = false;
    meter.value = percent;
  }
  if (status) {
    status.hidden = false;
    const words = percent < 100 ? texts.uploading(percent) : status.dataset.uploadStatus || texts.preparingPhotos;
    status.querySelector("[data-upload-text]").textContent = words;
  }
}

function giveBack(form, message) {
  for (const part of form.querySelectorAll("[data-upload-progress], [data-upload-status]")) part.hidden = true;
  release(form);
  toast(message, { isError: true, near: form });
}
