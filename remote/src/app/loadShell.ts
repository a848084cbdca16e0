/** The shell is a chunk of its own, which no embedded portal loads. */
export const loadShell = async () => (await import('../shell/ShellFrame.tsx')).ShellFrame;
