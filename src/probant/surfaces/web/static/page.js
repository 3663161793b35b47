// What works better with a script: a key for the box, dropped files, copying, a review as it runs.
// Text of a repository or a model is only ever set as textContent.
"use strict";

document.addEventListener("keydown", (event) => {
  const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) {
    const box = document.querySelector("#question, #text");
    if (box) {
      event.preventDefault();
      box.focus();
    }
  }
});

document.addEventListener("dragover", (event) => {
  if (event.target.id === "text") event.preventDefault();
});

document.addEventListener("drop", async (event) => {
  const file = event.dataTransfer && event.dataTransfer.files[0];
  if (event.target.id !== "text" || !file) return;
  event.preventDefault();
  event.target.value = await file.text();
});

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const source = document.getElementById(button.dataset.copy);
  try {
    await navigator.clipboard.writeText(source.value);
    button.textContent = "Copied";
  } catch {
    source.hidden = false;
    source.select();
  }
});

// A review that is under way: one line for each event, then the page of its result.
for (const list of document.querySelectorAll("[data-events]")) {
  const source = new EventSource(list.dataset.events);
  const names = ["prompt_built", "machine_reviewed", "stage_started", "stage_skipped", "stage_ended", "model_asked", "model_heard", "verdict_reached"];
  const add = (event) => {
    const told = JSON.parse(event.data);
    const row = document.createElement("li");
    const dot = document.createElement("span");
    const words = document.createElement("span");
    dot.className = "dot";
    dot.textContent = "●";
    const about = [told.stage, told.name || (told.names || []).join(", "), told.status, told.why, told.verdict];
    words.textContent = [event.type.replaceAll("_", " "), ...about].filter(Boolean).join(" · ");
    row.append(dot, words);
    list.append(row);
  };
  for (const name of names) source.addEventListener(name, add);
  source.addEventListener("end", () => {
    source.close();
    location.reload();
  });
}
