/** From the table to the screen: x to the right, the table's north up. */

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly south: number;
  readonly north: number;
}

export interface Spot {
  readonly x: number;
  readonly z: number;
}

const FARTHEST = 3;
const NEAREST = 160;

export class Camera {
  /** The middle of the screen, on the table. */
  x = 0;
  z = 0;
  /** Screen pixels to a table unit. */
  zoom = 16;
  width = 1;
  height = 1;

  screenX(x: number): number {
    return (x - this.x) * this.zoom + this.width / 2;
  }

  screenY(z: number): number {
    return (this.z - z) * this.zoom + this.height / 2;
  }

  spotAt(screenX: number, screenY: number): Spot {
    return {
      x: (screenX - this.width / 2) / this.zoom + this.x,
      z: this.z - (screenY - this.height / 2) / this.zoom,
    };
  }

  pan(screenX: number, screenY: number): void {
    this.x -= screenX / this.zoom;
    this.z += screenY / this.zoom;
  }

  /** Nearer or farther, with the spot under the pointer kept where it is. */
  zoomBy(factor: number, screenX: number, screenY: number): void {
    const before = this.spotAt(screenX, screenY);
    this.zoom = Math.max(FARTHEST, Math.min(NEAREST, this.zoom * factor));
    const after = this.spotAt(screenX, screenY);
    this.x += before.x - after.x;
    this.z += before.z - after.z;
  }

  /** `below`: so many pixels at the lower edge are covered by something else. */
  fit({ left, right, south, north }: Box, margin: number, below = 0): void {
    const [width, depth] = [Math.max(right - left, 1) + 2 * margin, Math.max(north - south, 1) + 2 * margin];
    this.zoom = Math.max(FARTHEST, Math.min(NEAREST, this.width / width, (this.height - below) / depth));
    this.x = (left + right) / 2;
    this.z = (south + north) / 2 - below / 2 / this.zoom;
  }

  /** Moves as little as is needed to bring a spot well into view. */
  show({ x, z }: Spot): void {
    const margin = 0.12;
    const [dx, dz] = [(this.width / this.zoom) * (0.5 - margin), (this.height / this.zoom) * (0.5 - margin)];
    this.x = Math.max(x - dx, Math.min(x + dx, this.x));
    this.z = Math.max(z - dz, Math.min(z + dz, this.z));
  }
}
