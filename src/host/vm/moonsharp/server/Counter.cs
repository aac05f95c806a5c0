using MoonSharp.Interpreter;
using MoonSharp.Interpreter.Debugging;

/// What MoonSharp asks before each instruction, once it has been attached: it counts, and stops what has run too long.
sealed class Counter(string name) : IDebugger
{
    public long Executed;

    public bool IsPauseRequested()
    {
        Executed++;
        // A pcall of the script catches this, and the next instruction is stopped in turn.
        if (Budget.Overspent) throw new ScriptRuntimeException($"the script of {name} ran too long and was stopped");
        return false;
    }

    public DebuggerCaps GetDebuggerCaps() => 0;
    public bool SignalRuntimeException(ScriptRuntimeException error) => false;
    public DebuggerAction GetAction(int at, SourceRef place) => new() { Action = DebuggerAction.ActionType.Run };
    public List<DynamicExpression> GetWatchItems() => [];
    public void SetDebugService(DebugService service) { }
    public void SetSourceCode(SourceCode code) { }
    public void SetByteCode(string[] code) { }
    public void SignalExecutionEnded() { }
    public void Update(WatchType type, IEnumerable<WatchItem> items) { }
    public void RefreshBreakpoints(IEnumerable<SourceRef> places) { }
}
