using MoonSharp.Interpreter;

/// Runs scripts on MoonSharp for a host that asks through a pipe and is asked through another, each question within the
/// one before.
static class Program
{
    /// Scripts that call each other through the host nest the interpreter's own calls.
    const int DeepStack = 256 << 20;

    /// An endless recursion has no end to be told.
    const int Traced = 20;

    static readonly Dictionary<int, Environment> environments = [];
    static Stream input, output;

    static void Main()
    {
        input = new BufferedStream(Console.OpenStandardInput(), 1 << 16);
        output = Console.OpenStandardOutput();
        UserData.RegisterType<HostObject>();
        new Thread(Budget.Watch) { IsBackground = true }.Start();
        var scripts = new Thread(ServeAll, DeepStack);
        scripts.Start();
        scripts.Join();
    }

    static void ServeAll()
    {
        try
        {
            while (true)
            {
                var message = Received.From(input);
                Serve(message.Op(), message.Int(), message);
            }
        }
        // The host is gone.
        catch (IOException) { }
    }

    /// Asks the host, and serves what it asks until it has answered.
    public static DynValue Ask(Message question, Environment asks)
    {
        asks.Time.Stop();
        try
        {
            question.SendTo(output);
            while (true)
            {
                var message = Received.From(input);
                var (op, id) = (message.Op(), message.Int());
                if (op == Op.Done) return asks.Read(message);
                if (op == Op.Failed) throw new ScriptRuntimeException(message.Text());
                Serve(op, id, message);
            }
        }
        finally
        {
            asks.Time.Start();
        }
    }

    static void Serve(Op op, int id, Received message)
    {
        if (op == Op.New) environments[id] = new Environment(id, message.Text(), message.Number(), message.Byte() == 1);
        else if (op == Op.Free) environments.Remove(id);
        else if (op is Op.Lose or Op.Release) environments[id].Hear(op, message.Int());
        else Answered(environments[id], op, message).SendTo(output);
    }

    static Message Answered(Environment environment, Op op, Received message)
    {
        var outer = Budget.Begin(environment);
        try
        {
            return environment.WriteNews(environment.Write(new Message().Op(Op.Done), environment.Timed(op, message)));
        }
        catch (InterpreterException error)
        {
            return environment.WriteNews(new Message().Op(Op.Failed).Text(Told(error, environment)));
        }
        catch (Exception error) when (error is not IOException)
        {
            // What is no error of a script goes past its pcall, and past that of the game.
            return environment.WriteNews(new Message().Op(Op.Failed).Text($"MoonSharp crashes: {error.GetType().Name}: {error.Message}"));
        }
        finally
        {
            Budget.End(outer);
        }
    }

    /// With its place, and with those that led there: chunk:(line,column-column).
    static string Told(InterpreterException error, Environment environment)
    {
        var places = (error.CallStack ?? []).Take(Traced).Where(call => call.Location != null);
        var trace = places.Select(call => $"\n\t{environment.Place(call.Location)}: in {call.Name ?? "the script"}");
        return (error.DecoratedMessage ?? error.Message) + string.Concat(trace);
    }
}
