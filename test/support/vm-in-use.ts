import { moonsharpServer } from "../../src/cli/vm/moonsharp-server";
import { onFengari } from "../../src/host/vm/fengari-vm";
import type { MakeVm } from "../../src/host/vm/vm";

const moonsharp = (): MakeVm => {
  const { missing, vm } = moonsharpServer();
  if (missing !== "") throw new Error(`OUTBREAK_VM=moonsharp: ${missing}`);
  return vm;
};

const VMS: Readonly<Record<string, () => MakeVm>> = { fengari: () => onFengari, moonsharp };

/** What the scripts of a test's table run on: `OUTBREAK_VM` says so. */
export const vmInUse = (): MakeVm => {
  const name = process.env["OUTBREAK_VM"] ?? "fengari";
  const make = VMS[name];
  if (make === undefined) throw new Error(`OUTBREAK_VM=${name}: known are ${Object.keys(VMS).join(", ")}`);
  return make();
};
