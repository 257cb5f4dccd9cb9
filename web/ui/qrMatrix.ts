/** Modules on a side: a code of version 3, with error correction M, which has room for 42 bytes. */
export const QR_SIZE = 29;

const DATA_CODEWORDS = 44;
const CHECK_CODEWORDS = 26;
const BYTES_MAX = 42;
/** Format of error correction M with mask 0, protected and masked as the standard (ISO/IEC 18004) says. */
const FORMAT = 0x5412;
const FIELD = 0x11d;
const FINDERS = [
  [3, 3],
  [QR_SIZE - 4, 3],
  [3, QR_SIZE - 4],
] as const;
const ALIGNMENT = 22;
const TIMING = 6;

function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * FIELD);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

/** The codewords that let a camera correct what it misread: the remainder by the generator polynomial. */
function checkOf(data: readonly number[]): number[] {
  const generator = Array.from({ length: CHECK_CODEWORDS }, () => 0);
  generator[CHECK_CODEWORDS - 1] = 1;
  for (let root = 1, degree = 0; degree < CHECK_CODEWORDS; degree += 1, root = multiply(root, 2)) {
    for (let at = 0; at < CHECK_CODEWORDS; at += 1)
      generator[at] = multiply(generator[at] ?? 0, root) ^ (generator[at + 1] ?? 0);
  }
  const remainder = Array.from({ length: CHECK_CODEWORDS }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (remainder.shift() ?? 0);
    remainder.push(0);
    generator.forEach((coefficient, at) => {
      remainder[at] = (remainder[at] ?? 0) ^ multiply(coefficient, factor);
    });
  }
  return remainder;
}

/** Mode, length and bytes of the text, padded to the size of the code. */
function dataOf(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > BYTES_MAX) throw new Error(`a QR code of this size holds ${BYTES_MAX} bytes`);
  const halves = [4, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) halves.push(byte >> 4, byte & 15);
  halves.push(0);
  const data: number[] = [];
  for (let at = 0; at < halves.length; at += 2) data.push(((halves[at] ?? 0) << 4) | (halves[at + 1] ?? 0));
  for (let pad = 0xec; data.length < DATA_CODEWORDS; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

/** Draws what every code has: timing, finders, alignment and format. */
function drawPatterns(set: (x: number, y: number, isDark: boolean) => void): void {
  for (let at = 0; at < QR_SIZE; at += 1) {
    set(TIMING, at, at % 2 === 0);
    set(at, TIMING, at % 2 === 0);
  }
  for (const [x, y] of FINDERS)
    for (let dy = -4; dy <= 4; dy += 1)
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(x + dx, y + dy, ring !== 2 && ring !== 4);
      }
  for (let dy = -2; dy <= 2; dy += 1)
    for (let dx = -2; dx <= 2; dx += 1)
      set(ALIGNMENT + dx, ALIGNMENT + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
  const format = (bit: number) => ((FORMAT >>> bit) & 1) === 1;
  for (let bit = 0; bit < 15; bit += 1) {
    const along = bit < 6 ? bit : bit < 8 ? bit + 1 : bit === 8 ? 7 : 14 - bit;
    if (bit < 8) set(8, along, format(bit));
    else set(along, 8, format(bit));
    if (bit < 8) set(QR_SIZE - 1 - bit, 8, format(bit));
    else set(8, QR_SIZE - 15 + bit, format(bit));
  }
  set(8, QR_SIZE - 8, true);
}

/**
 * The modules of a QR code, dark ones true, by row and column, without the quiet zone of four modules around it.
 * @throws for more than 42 bytes.
 */
export function qrMatrix(text: string): boolean[][] {
  const rows = Array.from({ length: QR_SIZE }, () => Array.from({ length: QR_SIZE }, () => false));
  const taken = rows.map((row) => row.map(() => false));
  drawPatterns((x, y, isDark) => {
    const [row, mark] = [rows[y], taken[y]];
    if (row?.[x] === undefined || !mark) return;
    row[x] = isDark;
    mark[x] = true;
  });
  const data = dataOf(text);
  const codewords = [...data, ...checkOf(data)];
  let bit = 0;
  for (let right = QR_SIZE - 1; right > 0; right -= 2) {
    if (right === TIMING) right -= 1;
    for (let step = 0; step < QR_SIZE; step += 1) {
      const isUpward = ((right + 1) & 2) === 0;
      const y = isUpward ? QR_SIZE - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = rows[y];
        if (!row || taken[y]?.[x]) continue;
        const isSet = (((codewords[bit >> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
        row[x] = isSet !== ((x + y) % 2 === 0);
        bit += 1;
      }
    }
  }
  return rows;
}
