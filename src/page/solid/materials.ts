import { DoubleSide, FrontSide, type Material, MeshBasicMaterial, MeshLambertMaterial, type Texture } from "three";

/** How surfaces are lit: one material for each picture, whatever bears it. */

/** Each piece of a batch shows its own part of the picture. The picture's rows count from the top. */
const PART = `#include <uv_vertex>
#ifdef USE_MAP
  vMapUv = cell.xy + vec2( vMapUv.x, 1.0 - vMapUv.y ) * cell.zw;
#endif`;

const inParts = <T extends Material>(material: T): T => {
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = `attribute vec4 cell;\n${shader.vertexShader.replace("#include <uv_vertex>", PART)}`;
  };
  return material;
};

/** `clear`: what is clear in the picture is not there. */
export const litMaterial = (clear: boolean): MeshLambertMaterial =>
  inParts(new MeshLambertMaterial({ side: FrontSide, ...(clear ? { alphaTest: 0.5, side: DoubleSide } : {}) }));

export const writtenMaterial = (map: Texture): MeshBasicMaterial =>
  inParts(
    new MeshBasicMaterial({
      map,
      transparent: true,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -2,
      polygonOffsetUnits: -2,
    }),
  );
