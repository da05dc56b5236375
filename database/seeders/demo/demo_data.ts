export async function makeDemoData(_say: (line: string) => void) {}
