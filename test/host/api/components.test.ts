import { describe, expect, test } from "vitest";
import { piece, token } from "../../support/host-pieces";
import { lua, tableOf } from "../../support/host-table";

const O = "local o = getObjectFromGUID('aaa111') ";
const opened = () => {
  const table = tableOf([
    piece("aaa111", "BlockSquare", {}, { ChildObjects: [token("bbb222")], ColorDiffuse: { r: 1, g: 0, b: 0 } }),
  ]);
  return (expression: string) => lua(table, `${O} return ${expression}`);
};

describe("components", () => {
  test("Object.getComponent .getComponents Component.name .game_object: by name, or all, or nil", () => {
    const ask = opened();
    expect(ask("o.getComponent('BoxCollider').name")).toBe("BoxCollider");
    expect(ask("o.getComponent('Light')")).toBe(undefined);
    expect(ask("#o.getComponents('Rigidbody')")).toBe(1);
    expect(ask("#o.getComponents()")).toBe(6);
    expect(ask("o.getComponents()[1].name")).toBe("Transform");
    expect(ask("o.getComponent('Rigidbody').game_object.name")).toBe("BlockSquare");
  });

  test("Component.get .set .getVars: what is set is kept; what it does not have is neither set nor there", () => {
    const ask = opened();
    expect(
      ask("{ o.getComponent('BoxCollider').set('enabled', false), o.getComponent('BoxCollider').get('enabled') }"),
    ).toEqual([true, false]);
    expect(
      ask("{ o.getComponent('BoxCollider').set('colour', 1), o.getComponent('BoxCollider').get('colour') == nil }"),
    ).toEqual([false, true]);
    expect(ask("o.getComponent('AudioSource').getVars()")).toEqual({ enabled: "bool", mute: "bool", volume: "float" });
  });

  test("Object.getComponentVar .setComponentVar: the short way to the same", () => {
    const ask = opened();
    expect(ask("{ o.setComponentVar('AudioSource', 'mute', true), o.getComponentVar('AudioSource', 'mute') }")).toEqual(
      [true, true],
    );
    expect(ask("o.getComponent('AudioSource').get('mute')")).toBe(true);
    expect(ask("{ o.setComponentVar('Light', 'on', true), o.getComponentVar('Light', 'on') == nil }")).toEqual([
      false,
      true,
    ]);
  });

  test("Object.getChildren .getChild .getComponentInChildren .getComponentsInChildren: attachments hang below", () => {
    const ask = opened();
    expect(ask("{ #o.getChildren(), o.getChild('Custom_Token').name, o.getChild('Hat') == nil }")).toEqual([
      1,
      "Custom_Token",
      true,
    ]);
    expect(ask("#o.getComponentsInChildren('MeshRenderer')")).toBe(2);
    expect(ask("o.getComponentInChildren('MeshFilter').game_object.name")).toBe("BlockSquare");
    expect(ask("#o.getComponentsInChildren()")).toBe(10);
  });

  test("Object.getMaterials .getMaterialsInChildren Material.shader .game_object .get .set .getVars: a renderer's colour", () => {
    const ask = opened();
    expect(ask("{ #o.getMaterials(), #o.getMaterialsInChildren() }")).toEqual([1, 2]);
    expect(ask("{ o.getMaterials()[1].shader, o.getMaterials()[1].game_object.name }")).toEqual([
      "Standard",
      "BlockSquare",
    ]);
    expect(ask("o.getMaterials()[1].getVars()")).toEqual({ _Color: "Color" });
    expect(
      ask(
        "{ o.getMaterials()[1].get('_Color').g, o.getMaterials()[1].set('_Color', Color(0, 1, 0)), o.getMaterials()[1].get('_Color').g }",
      ),
    ).toEqual([0, true, 1]);
  });

  test("GameObject.name .getChild .getChildren .getComponent .getComponents .getComponentInChildren .getComponentsInChildren .getMaterials .getMaterialsInChildren: as of an object", () => {
    const ask = opened();
    const g = "o.getComponent('Transform').game_object";
    expect(ask(`{ ${g}.name, #${g}.getChildren(), ${g}.getChild('Custom_Token').name }`)).toEqual([
      "BlockSquare",
      1,
      "Custom_Token",
    ]);
    expect(
      ask(
        `{ ${g}.getComponent('MeshFilter').name, #${g}.getComponents(), #${g}.getComponentsInChildren('MeshFilter') }`,
      ),
    ).toEqual(["MeshFilter", 6, 2]);
    expect(
      ask(`{ ${g}.getComponentInChildren('Rigidbody').name, #${g}.getMaterials(), #${g}.getMaterialsInChildren() }`),
    ).toEqual(["Rigidbody", 1, 2]);
  });
});
