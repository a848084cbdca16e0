/** The page's only script: shows the copy buttons and handles them, and the link that copies the code to which it leads. */
export const COPY_SCRIPT = `'use strict';
const status = document.querySelector('[data-copied]');
for (const button of document.querySelectorAll('[data-copy]')) {
  if (!navigator.clipboard) break;
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    const label = button.firstChild;
    const words = label.data;
    label.data = status.dataset.copied;
    status.textContent = status.dataset.copied;
    setTimeout(() => {
      label.data = words;
      status.textContent = '';
    }, 2000);
  });
}
`;
