/**
 * Names a point between two awaits. Does nothing, except in a process started with CRASH_AT set to the name, which kills itself as a power
 * failure would. The crash tests use it to stop at every such point.
 */
export function checkpoint(name: string): void {
  if (process.env.CRASH_AT === name) process.kill(process.pid, 'SIGKILL');
}
