import { onPage } from "./page.js";

onPage((root) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const input of root.querySelectorAll("[data-time-zone]")) input.value = timeZone ?? "";
});
