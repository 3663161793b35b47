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
