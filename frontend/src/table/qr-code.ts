// QR codes (ISO/IEC 18004): byte mode, error correction M, versions 1 to 9, which hold 180 bytes.

const CHECKS = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22]; // error correction bytes per block, by version
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Cells = (boolean | undefined)[][]; // rows; undefined where data goes

/** Centres of the alignment patterns. */
function centres(version: number): number[] {
  if (version === 1) return [];
  return version < 7 ? [6, version * 4 + 10] : [6, version * 2 + 8, version * 4 + 10];
}

/** Data and error correction bytes of a version. */
function capacity(version: number): number {
  const marks = centres(version).length;
  let bits = (16 * version + 128) * version + 64;
  if (marks) bits -= (25 * marks - 10) * marks - 55;
  return Math.floor((version >= 7 ? bits - 36 : bits) / 8);
}

function product(a: number, b: number): number {
  let sum = 0;
  for (let bit = 7; bit >= 0; bit--) sum = (sum << 1) ^ ((sum >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return sum;
}

/** Reed–Solomon remainder of `data`, `count` bytes. */
function checks(data: number[], count: number): number[] {
  const divisor: number[] = Array(count - 1)
    .fill(0)
    .concat(1);
  for (let power = 0, root = 1; power < count; power++, root = product(root, 2))
    for (let at = 0; at < count; at++) divisor[at] = product(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
  const rest: number[] = Array(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let at = 0; at < count; at++) rest[at] = (rest[at] ?? 0) ^ product(divisor[at] ?? 0, factor);
  }
  return rest;
}

/** Bytes of the symbol: data of all blocks interleaved, then their error correction. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [blocks = 1, check = 0] = [BLOCKS[version], CHECKS[version]];
  const all = capacity(version);
  const room = all - blocks * check;
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = Array.from({ length: nibbles.length / 2 }, (_, at) => ((nibbles[2 * at] ?? 0) << 4) | (nibbles[2 * at + 1] ?? 0));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  const long = all % blocks; // the number of blocks at the end with one more byte
  const parts: number[][] = [];
  for (let block = 0; block < blocks; block++) parts.push(data.splice(0, Math.floor(room / blocks) + (block >= blocks - long ? 1 : 0)));
  const ends = parts.map((part) => checks(part, check));
  const woven = (rows: number[][]) =>
    rows[rows.length - 1]?.flatMap((_, at) => rows.flatMap((row) => (at < row.length ? [row[at] ?? 0] : []))) ?? [];
  return [...woven(parts), ...woven(ends)];
}

/** `value` with `count` bits of its remainder by a generator polynomial. */
function withRemainder(value: number, count: number, generator: number): number {
  let rest = value;
  for (let bit = 0; bit < count; bit++) rest = (rest << 1) ^ ((rest >> (count - 1)) * generator);
  return (value << count) | rest;
}

function pattern(version: number, mask: number): Cells {
  const size = version * 4 + 17;
  const cells: Cells = Array.from({ length: size }, () => Array(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean) => {
    const row = cells[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  for (let at = 0; at < size; at++)
    for (const [x, y] of [
      [6, at],
      [at, 6],
    ] as const)
      set(x, y, at % 2 === 0);
  const ring = (x: number, y: number, radius: number, light: number[]) => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  const marks = centres(version);
  const last = size - 7;
  for (const y of marks) for (const x of marks) if (![`6 6`, `6 ${last}`, `${last} 6`].includes(`${x} ${y}`)) ring(x, y, 2, [1]);
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    ring(x, y, 4, [2, 4]);
  const format = withRemainder(mask, 10, 0x537) ^ 0x5412; // error correction M is 00
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((format >> bit) & 1) === 1;
    set(8, bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, dark);
    set(bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit, 8, dark);
  }
  set(8, size - 8, true);
  const told = withRemainder(version, 12, 0x1f25);
  for (let bit = 0; version >= 7 && bit < 18; bit++) {
    const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
    set(far, near, ((told >> bit) & 1) === 1);
    set(near, far, ((told >> bit) & 1) === 1);
  }
  return cells;
}

/** Fill the free cells, two columns at a time, from the right and in turns up and down. */
function filled(bytes: number[], version: number, mask: number): boolean[][] {
  const cells = pattern(version, mask);
  const size = cells.length;
  let bit = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step;
        const row = cells[y];
        if (!row || row[x] !== undefined) continue;
        const dark = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        row[x] = dark !== (MASKS[mask]?.(x, y) ?? false);
        bit++;
      }
  }
  return cells as boolean[][];
}

/** Return a penalty for cells that scanners read badly: long runs, squares of one colour, too much dark or light. */
function difficulty(cells: boolean[][]): number {
  const turned = cells.map((_, x) => cells.map((row) => row[x] ?? false));
  let sum = 0;
  for (const row of [...cells, ...turned]) {
    const line = row.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (line.match(/(?=00001011101|10111010000)/g) ?? []).length;
  }
  cells.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (row[x + 1] === dark && cells[y + 1]?.[x] === dark && cells[y + 1]?.[x + 1] === dark) sum += 3;
    });
  });
  const share = cells.flat().filter(Boolean).length / cells.length ** 2;
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/** Return the rows of the QR code of `text`, true for dark, or null if it is too long. `mask` is for tests. */
export function qrCode(text: string, mask?: number): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((blocks, one) => one > 0 && bytes.length + 2 <= capacity(one) - blocks * (CHECKS[one] ?? 0));
  if (version < 0) return null;
  const words = codewords(bytes, version);
  const made = (mask === undefined ? [...MASKS.keys()] : [mask]).map((one) => filled(words, version, one));
  return made.reduce((best, one) => (difficulty(one) < difficulty(best) ? one : best));
}
