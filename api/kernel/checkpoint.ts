/**
 * Names a place between two awaits. Nothing happens here, but a process started with CRASH_AT set to the name is killed, as by a
 * power cut: so the crash tests can stand at every such place (`safety.md` L6).
 */
export function checkpoint(name: string): void {
  if (process.env.CRASH_AT === name) process.kill(process.pid, 'SIGKILL');
}
