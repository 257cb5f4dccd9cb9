/** The style sheet of the sandbox's pages: the market's colours, no script, no pictures, no web fonts. */
export const pageStyle = `
:root { color-scheme: light dark; --line: light-dark(#e3e6ec, #212733); --line-2: light-dark(#cdd3dd, #313949); --ctl: light-dark(#828a99, #667188);
  --accent: light-dark(#0a7a6b, #2fd3b5); --accent-h: light-dark(#086558, #4be0c5); --on-accent: light-dark(#ffffff, #03211b); --link: light-dark(#0a7263, #4fdfc4);
  --text: light-dark(#12151c, #f0f2f7); --quiet: light-dark(#475062, #aeb6c6); --hint: light-dark(#5f687a, #8a94a8);
  --page: light-dark(#f4f5f8, #0a0c10); --panel: light-dark(#ffffff, #11141a); --inset: light-dark(#f7f8fa, #171b23); --hover: light-dark(#f1f3f6, #1a1f28);
  --pos: light-dark(#12743f, #45d483); --neg: light-dark(#c22f38, #ff7a7a); --warn: light-dark(#855700, #f6be4f); --info: light-dark(#2458c5, #86b6ff); }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; font: 14px/22px "Inter", "SF Pro Text", "Segoe UI", Roboto, "Helvetica Neue", Arial, "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif; color: var(--text); background: var(--page); font-variant-numeric: tabular-nums; }
a { color: var(--link); text-underline-offset: 3px; } a:not(:hover) { text-decoration-color: color-mix(in srgb, currentColor 35%, transparent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
.skip { position: absolute; left: -9999px; } .skip:focus { left: 16px; top: 8px; z-index: 2; background: var(--panel); padding: 8px 12px; }
header { background: var(--panel); border-bottom: 1px solid var(--line); }
.bar, main, .band > div { max-width: 1200px; margin: 0 auto; padding: 0 24px; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0 24px; min-height: 56px; }
.brand { min-height: 24px; font-size: 16px; font-weight: 600; color: var(--text); text-decoration: none; } .brand small { font-weight: 400; font-size: 12px; color: var(--hint); margin-left: 6px; }
nav { display: flex; gap: 4px; margin-inline: -10px; overflow-x: auto; scrollbar-width: none; }
nav a { display: flex; align-items: center; gap: 6px; min-height: 56px; padding: 0 10px; color: var(--quiet); text-decoration: none; white-space: nowrap; border-bottom: 2px solid transparent; }
nav a:hover { color: var(--text); } nav a[aria-current] { color: var(--text); border-color: var(--accent); font-weight: 600; } nav a:focus-visible { outline-offset: -4px; }
nav small, .en { font-size: 12px; line-height: 18px; font-weight: 400; color: var(--hint); }
.now { margin-left: auto; color: var(--quiet); font-size: 13px; white-space: nowrap; }
.band { background: color-mix(in srgb, var(--neg) 12%, var(--panel)); border-bottom: 1px solid color-mix(in srgb, var(--neg) 45%, transparent); }
.band > div { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding-block: 10px; } .band ul { margin: 0; padding: 0; list-style: none; flex: 1 1 260px; } .band form { margin: 0; } .band b { color: var(--neg); }
main { padding-block: 24px 64px; }
h1 { font-size: 24px; line-height: 32px; font-weight: 600; margin: 0 0 16px; } h1:has(+ .lead) { margin-bottom: 4px; } h1 .en { font-size: 14px; margin-left: 8px; }
h2 { font-size: 16px; line-height: 24px; font-weight: 600; margin: 0 0 12px; display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; } h2 > a:last-child { margin-left: auto; font-size: 13px; font-weight: 400; }
.lead { color: var(--quiet); margin: 0 0 20px; max-width: 900px; }
.panel > :last-child { margin-bottom: 0; }
.panel { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; padding: 16px 20px 18px; margin: 0 0 16px; min-width: 0; }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr)); gap: 16px; margin-bottom: 16px; } .grid > .panel { margin: 0; }
.quiet { color: var(--quiet); } .hint { color: var(--hint); font-size: 12px; line-height: 18px; margin: 6px 0 0; }
.big { font-size: 24px; line-height: 32px; font-weight: 600; margin: 0 0 12px; } .big small { font-size: 12px; font-weight: 400; color: var(--hint); }
.counts { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; list-style: none; } .counts li { display: flex; align-items: center; gap: 8px; padding: 6px 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--inset); } .counts strong { font-size: 16px; }
table { border-collapse: collapse; width: 100%; } td, th { padding: 9px 16px 9px 0; text-align: left; border-bottom: 1px solid var(--line); vertical-align: top; } tr:last-child > td { border-bottom: 0; } td:last-child, th:last-child { padding-right: 0; }
th { font-weight: 400; font-size: 12px; line-height: 18px; color: var(--hint); white-space: nowrap; } tbody tr:hover { background: var(--hover); box-shadow: -12px 0 var(--hover), 12px 0 var(--hover); }
td form { margin: 0; } td code, td time { white-space: nowrap; } td code.wrap { white-space: normal; }
.hint:has(+ .counts) { margin: 16px 0 8px; }
.item { min-width: 200px; border-left: 3px solid var(--line-2); padding-left: 10px; } .item .en { display: block; line-height: 18px; }
.tag { display: inline-flex; align-items: baseline; gap: 5px; padding: 1px 8px; border-radius: 6px; font-size: 12px; line-height: 20px; white-space: nowrap; color: var(--tone); background: light-dark(color-mix(in srgb, var(--tone) 7%, transparent), color-mix(in srgb, var(--tone) 12%, transparent)); } .tag b { font-weight: 600; } .tag i { font-style: normal; }
.pos { --tone: var(--pos); } .neg { --tone: var(--neg); } .warn { --tone: var(--warn); } .info { --tone: var(--info); } .mute { --tone: var(--quiet); }
p.neg, .red { color: var(--neg); font-weight: 600; }
form { display: flex; flex-wrap: wrap; gap: 10px; align-items: end; margin: 0; } .fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 210px), 1fr)); align-items: start; gap: 14px 16px; } .fields > .wide { grid-column: 1 / -1; }
label { display: grid; gap: 4px; font-size: 13px; line-height: 18px; color: var(--quiet); } label .hint { margin: 0; }
label.check { display: flex; align-items: center; gap: 8px; min-height: 40px; } label.check input { min-height: 0; width: 18px; height: 18px; accent-color: var(--accent); }
input, select, button, .button { font: inherit; min-height: 40px; padding: 8px 12px; border: 1px solid var(--ctl); border-radius: 8px; color: var(--text); background: var(--panel); min-width: 0; max-width: 100%; }
input[type=number] { width: 7.5em; } .fields input, .fields select { width: 100%; } input::placeholder { color: var(--hint); }
button, .button { border-color: var(--line-2); background: var(--inset); cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; justify-content: center; gap: 6px; } td button { white-space: nowrap; } button:hover, .button:hover { background: var(--hover); border-color: var(--ctl); }
button.main { background: var(--accent); color: var(--on-accent); border-color: transparent; font-weight: 600; } button.main:hover { background: var(--accent-h); } button.main .en { color: inherit; }
button.danger { color: var(--neg); border-color: color-mix(in srgb, var(--neg) 45%, transparent); }
td button { min-height: 32px; padding: 3px 10px; font-size: 13px; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; } .row + .row, .row + form, form + .row { margin-top: 12px; }
.tabs { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 12px; } .tabs a { padding: 5px 12px; border: 1px solid var(--line-2); border-radius: 8px; text-decoration: none; color: var(--quiet); } .tabs a[aria-current] { color: var(--text); border-color: var(--accent); background: color-mix(in srgb, var(--accent) 10%, transparent); font-weight: 600; }
.pager { display: flex; gap: 16px; margin: 12px 0 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 6px 20px; margin: 0; } dt { color: var(--hint); font-size: 13px; } dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
time { white-space: nowrap; }
code, .code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: 13px; overflow-wrap: anywhere; } .code { font-size: 20px; line-height: 24px; font-weight: 600; letter-spacing: .06em; }
.timeline { list-style: none; margin: 0; padding: 0; } .timeline li { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; padding: 6px 0 6px 16px; border-left: 2px solid var(--line-2); }
details summary { cursor: pointer; color: var(--link); min-height: 32px; } details[open] summary { margin-bottom: 10px; }
@media (max-width: 720px) {
  .bar, main, .band > div { padding-inline: 16px; } .bar { padding-top: 10px; } nav { order: 3; width: calc(100% + 20px); } nav a { min-height: 44px; } nav small { display: none; } main { padding-top: 16px; }
  input, select, button, .button, td button { min-height: 44px; font-size: 16px; } .panel { padding: 14px 16px 16px; }
  button, .button { flex-wrap: wrap; justify-content: flex-start; text-align: left; gap: 0 6px; }
  thead { display: none; } table, tbody, tr, td { display: block; } tbody tr:hover { background: none; box-shadow: none; }
  tr { padding: 10px 0; border-bottom: 1px solid var(--line); } tr:first-child { padding-top: 0; } tr:last-child { border: 0; padding-bottom: 0; }
  td { display: grid; grid-template-columns: 7rem 1fr; gap: 10px; padding: 3px 0; border: 0; } td:empty { display: none; } td > div { overflow-wrap: anywhere; min-width: 0; }
  td::before { content: attr(data-head); font-size: 12px; color: var(--hint); } dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 8px; } .fields { grid-template-columns: 1fr 1fr; }
}
@media (max-width: 460px) { .fields { grid-template-columns: 1fr; } }
`;
