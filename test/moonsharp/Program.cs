using System.Text;
using System.Text.Json;
using MoonSharp.Interpreter;

// Runner.dll <file.lua> <end>: loads a Lua file on MoonSharp and makes the calls it reads, a line each:
// ["function", arguments…] as JSON. It prints what they print, and <end> after each. Exit code 1: the Lua failed,
// 2: the call was wrong.
if (args.Length != 2)
{
    Console.Error.WriteLine("Runner <file.lua> <end>");
    return 2;
}

var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false)) { NewLine = "\n" };

static DynValue Argument(JsonElement value) =>
    value.ValueKind == JsonValueKind.Number
        ? DynValue.NewNumber(value.GetDouble())
        : DynValue.NewString(value.GetString());

try
{
    var script = new Script(CoreModules.Preset_SoftSandbox);
    script.Options.DebugPrint = output.WriteLine;
    script.DoString(File.ReadAllText(args[0]), null, Path.GetFileName(args[0]));
    using var input = new StreamReader(Console.OpenStandardInput(), new UTF8Encoding(false));
    while (input.ReadLine() is { } line)
    {
        var call = JsonDocument.Parse(line).RootElement.EnumerateArray().ToArray();
        var name = call[0].GetString();
        var function = script.Globals.Get(name);
        if (function.Type != DataType.Function)
        {
            Console.Error.WriteLine($"{args[0]} has no function {name}");
            return 2;
        }
        script.Call(function, call.Skip(1).Select(Argument).ToArray());
        output.WriteLine(args[1]);
    }
    return 0;
}
catch (IOException error)
{
    Console.Error.WriteLine($"cannot read {args[0]}: {error.Message}");
    return 2;
}
catch (InterpreterException error)
{
    // The decorated message says where: file.lua:(line,column-column).
    Console.Error.WriteLine(error.DecoratedMessage ?? error.Message);
    return 1;
}
finally
{
    output.Flush();
}
