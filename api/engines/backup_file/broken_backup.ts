/** A backup that cannot be read: cut, changed, sealed by another key. The message is for the operator. */
export class BrokenBackup extends Error {}
