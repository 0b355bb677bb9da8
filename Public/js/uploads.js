import { toast } from "./flash.js";
import { showDocument } from "./page.js";
import { release } from "./submit.js";

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("form[data-upload]") || event.defaultPrevented || !hasFiles(form)) return;
  event.preventDefault();
  send(form);
});

function hasFiles(form) {
  return [...form.querySelectorAll("input[type=file]")].some((input) => input.files.length > 0);
}

function send(form) {
  const request = new XMLHttpRequest();
  request.open("POST", form.action);
  request.setRequestHeader("accept", "text/html");
  request.upload.addEventListener("progress", (event) => {
    if (event.lengthComputable) show(form, Math.round((100 * event.loaded) / event.total));
  });
  request.addEventListener("load", () => {
    const moved = request.status < 300 && request.responseURL;
    showDocument(request.responseText, moved ? request.responseURL : location.href);
  });
  request.addEventListener("error", () => giveBack(form));
  request.addEventListener("abort", () => giveBack(form));
  show(form, 0);
  request.send(new FormData(form));
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
    const words = percent < 100 ? `Uploading, ${percent} %` : "Preparing the photos…";
    status.querySelector("[data-upload-text]").textContent = words;
  }
}

function giveBack(form) {
  for (const part of form.querySelectorAll("[data-upload-progress], [data-upload-status]")) part.hidden = true;
  release(form);
  toast("The upload did not arrive. What you wrote is still here; try again.", { isError: true });
}
