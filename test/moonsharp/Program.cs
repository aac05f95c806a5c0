using System.Globalization;
using System.Text;
using MoonSharp.Interpreter;

// Runner.dll <file.lua> <function> [arguments…]: calls a global function of a Lua file on MoonSharp and prints what
// it prints. An argument that reads as a number is one. Exit code 1: the Lua failed, 2: the call was wrong.
if (args.Length < 2)
{
    Console.Error.WriteLine("Runner <file.lua> <function> [arguments…]");
    return 2;
}

var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false)) { NewLine = "\n" };

static DynValue Argument(string text) =>
    double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out var number)
        ? DynValue.NewNumber(number)
        : DynValue.NewString(text);

try
{
    var script = new Script(CoreModules.Preset_SoftSandbox);
    script.Options.DebugPrint = output.WriteLine;
    script.DoString(File.ReadAllText(args[0]), null, Path.GetFileName(args[0]));
    var function = script.Globals.Get(args[1]);
    if (function.Type != DataType.Function)
    {
        Console.Error.WriteLine($"{args[0]} has no function {args[1]}");
        return 2;
    }
    script.Call(function, args.Skip(2).Select(Argument).ToArray());
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
