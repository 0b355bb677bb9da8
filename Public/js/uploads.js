import { picksOf, setPicks } from "./photos.js";
import { toast } from "./flash.js";
import { hideProgress, pollProgress, showProgress, stopPolling } from "./import-progress.js";
import { onSubmit, parse, showDocument } from "./page.js";
import { unlockForm } from "./submit.js";
import { texts } from "./texts.js";

// The server's own limits: what it would refuse is not sent at all. A form for other files than photos has its own
// limit in bytes in data-upload-limit, and its message in data-upload-too-large.
const mebibyte = 1024 * 1024;
const maximumFileBytes = 30 * mebibyte;
// The form's text and the multipart headers of each file count too.
const maximumFormBytes = 99 * mebibyte;

onSubmit("form[data-upload]", (form) => {
  if (!filesOf(form).length) return false;
  const problem = sizeProblem(form, filesOf(form));
  return problem ? showFailure(form, problem) : sendForm(form);
});

function filesOf(form) {
  return [...form.querySelectorAll("input[type=file]")].flatMap((input) => [...input.files]);
}

function sizeProblem(form, files) {
  const { uploadLimit, uploadTooLarge } = form.dataset;
  if (uploadLimit) return files.some(({ size }) => size > Number(uploadLimit)) ? uploadTooLarge : null;
  const file = files.find((candidate) => candidate.size > maximumFileBytes);
  if (file) return texts.photoTooLarge(file.name);
  const total = files.reduce((bytes, { size }) => bytes + size, 0);
  return total > maximumFormBytes ? texts.photosTooLarge : null;
}

function sendForm(form) {
  const request = new XMLHttpRequest();
  request.open("POST", form.action);
  request.setRequestHeader("accept", "text/html");
  request.upload.addEventListener("progress", (event) => {
    if (event.lengthComputable) showSent(form, Math.round((100 * event.loaded) / event.total));
  });
  request.upload.addEventListener("load", () => pollProgress(form));
  request.addEventListener("loadend", () => stopPolling(form));
  request.addEventListener("load", () => showResponse(request, form));
  for (const failure of ["error", "abort"]) {
    request.addEventListener(failure, () => showFailure(form, texts.uploadFailed));
  }
  showSent(form, 0);
  request.send(new FormData(form));
}

function showResponse(request, form) {
  if (request.status < 300) return showDocument(request.responseText, request.responseURL);
  // The form was opened by somebody else: its page says so, and nothing of it stays here.
  if (request.status === 403) return showDocument(request.responseText, location.href);
  const page = parse(request.responseText);
  if (page.querySelector("form[data-upload]")) return showErrors(request.responseText, form);
  // A page that keeps what was typed, for another try.
  if (page.querySelector("form input[type=hidden][name]")) return showDocument(request.responseText, location.href);
  showFailure(form, request.status === 413
    ? form.dataset.uploadTooLarge ?? texts.uploadTooLarge
    : texts.uploadNotSaved);
}

/** Shows the same form with its errors; the picked photos stay picked, except for those that an error is about. */
function showErrors(html, form) {
  const input = form.querySelector("[data-photo-input]");
  const picks = input ? picksOf(input) : [];
  showDocument(html, location.href);
  const newInput = document.querySelector("form[data-upload] [data-photo-input]");
  const refused = new Set([...document.querySelectorAll("#photos-error b")].map((name) => name.textContent));
  const isRefused = newInput?.getAttribute("aria-invalid") === "true";
  const keepsPicks = newInput?.multiple || (newInput?.dataset.photoInput === "keep" && !isRefused);
  if (keepsPicks) setPicks(newInput, picks.filter((file) => !refused.has(file.name)));
}

const showSent = (form, percent) => showProgress(form, percent, percent < 100 ? texts.uploading(percent) : undefined);

function showFailure(form, message) {
  hideProgress(form);
  unlockForm(form);
  toast(message, { isError: true, near: form });
}
