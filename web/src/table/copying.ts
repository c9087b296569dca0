// Handing a link to somebody else, with whatever this browser allows.

/** Browsers keep the clipboard from pages without https, which is how friends in one house play. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  // Inside an open dialog, what lies outside cannot be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  const before = document.activeElement;
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}

export const canShare = typeof navigator !== 'undefined' && 'share' in navigator;

/** Resolves also when the person thought better of it. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Closed without choosing anybody.
  }
}
