/** The shell is a chunk of its own, which no embedded portal loads. */
export const loadShell = async () => (await import('../shell/ShellFrame.tsx')).ShellFrame;

/** The bar that ordering brings where it stands alone. */
export const loadOwnBar = async () => (await import('../shell/own-bar/OwnBar.tsx')).OwnBar;
